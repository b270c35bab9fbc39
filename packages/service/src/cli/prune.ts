import { type Environment, readFlags, UsageError } from '@signpost/server'
import { pruneGenerations } from '../engine/postgres/pruneGenerations.ts'
import { prunedStore, pruneFlags } from './storeFlags.ts'

/** `signpost-service prune`: drops the previous data of a store in PostgreSQL. */
export async function prune(args: readonly string[], env: Environment): Promise<void> {
  const url = readFlags(pruneFlags, args, env).get(prunedStore)
  if (url === undefined) throw new UsageError('Name the store to prune with --store URL.')
  const dropped = await pruneGenerations(url)
  console.log(
    dropped.length === 0
      ? 'There is nothing to drop: all data are in use.'
      : `Dropped: generation ${dropped.join(', ')}.`,
  )
}
