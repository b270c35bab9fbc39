import { type Flag, flagTable } from '@signpost/server'
import { buildFlags } from '../../packages/build/src/cli/buildFlags.ts'
import { serveFlags as providerFlags } from '../../packages/server/src/providers/serveFlags.ts'
import { serveFlags } from '../../packages/service/src/cli/serveFlags.ts'
import { loadFlags, pruneFlags } from '../../packages/service/src/cli/storeFlags.ts'

/** The flags of each command, by the command. */
export const commands: Readonly<Record<string, readonly Flag<unknown>[]>> = {
  'signpost-service serve': serveFlags,
  'signpost-service load': loadFlags,
  'signpost-service prune': pruneFlags,
  'signpost-build': buildFlags,
  'signpost-build demo': serveFlags,
  '@signpost/server': providerFlags,
}

/** The table of a command's flags. */
export function flagsOf(command: string): string {
  const flags = commands[command]
  if (flags === undefined) throw new Error(`There is no command "${command}".`)
  return flagTable(flags)
}
