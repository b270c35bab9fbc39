import { type Environment, readFlags, UsageError } from '@signpost/server'
import { pruneGenerations } from '../engine/postgres/pruneGenerations.ts'
import { prunedStore, pruneFlags } from './storeFlags.ts'

/** `signpost-service prune`: drops the previous data of a store in PostgreSQL. */
export async function prune(args: readonly string[], env: Environment): Promise<void> {
  const address = readFlags(pruneFlags, args, env).get(prunedStore)
  if (address === undefined) throw new UsageError('Name the store to prune with --store ADDRESS.')
  const dropped = await pruneGenerations(address)
  console.log(
    dropped.length === 0
      ? 'There is nothing to drop: only what is read is there.'
      : `Dropped: generation ${dropped.join(', ')}.`,
  )
}
