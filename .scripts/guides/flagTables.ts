import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Flag, flagTable } from '@signpost/server'
import { buildFlags } from '../../packages/build/src/cli/buildFlags.ts'
import { serveFlags as providerFlags } from '../../packages/server/src/providers/serveFlags.ts'
import { serveFlags } from '../../packages/service/src/cli/serveFlags.ts'
import { loadFlags, pruneFlags } from '../../packages/service/src/cli/storeFlags.ts'
import { root } from '../root.ts'

/** The flags of each command, by the command. */
export const commands: Readonly<Record<string, readonly Flag<unknown>[]>> = {
  'signpost-service serve': serveFlags,
  'signpost-service load': loadFlags,
  'signpost-service prune': pruneFlags,
  'signpost-build': buildFlags,
  'signpost-build demo': serveFlags,
  '@signpost/server': providerFlags,
}

/** The pages with tables of flags, each between two comments. */
const pages = [
  'packages/service/docs/configuration.md',
  'packages/build/README.md',
  'packages/server/README.md',
]

/** Each page with the tables of the flags that the programs have, by its path. */
export function pagesWithFlags(): ReadonlyMap<string, string> {
  return new Map(pages.map((page) => [page, withFlags(readFileSync(join(root, page), 'utf8'))]))
}

function withFlags(page: string): string {
  return page.replace(
    /(<!-- flags of (.+) -->\n)[\s\S]*?(<!-- end of flags -->)/g,
    (_, start, command, end) => {
      const flags = commands[command]
      if (flags === undefined) throw new Error(`There is no command "${command}".`)
      return `${start}\n${flagTable(flags)}\n\n${end}`
    },
  )
}
