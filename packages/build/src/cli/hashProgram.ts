import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const source = join(import.meta.dirname, '..')

/** The files on which the content of a data folder depends. A published package has no sources; its version suffices. */
export const hashedPaths: readonly string[] = [
  '../package.json',
  '../names/cities.txt',
  '.',
  '../../service/src/data',
  '../../service/src/engine/layout',
  '../../service/src/engine/sqlite/schema.ts',
  '../../service/src/engine/text',
  '../../service/src/engine/tiles',
  '../../client/src/domain/fold.ts',
]

/** The hash of the program. A program with a different hash may build different data from the same sources. */
export async function hashProgram(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of hashedPaths.map((name) => join(source, name)).filter(existsSync)) {
    for (const file of await filesOf(path))
      hash.update(file).update(await readFile(join(path, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Marks demo data that have only the cities, before the areas of the world are added. */
export const citiesOnly = (hash: string): string => `${hash}, cities only`

/** The sources in a folder, by their relative paths; for a file, the file itself with an empty path. */
async function filesOf(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return ['']
  const names = await readdir(path, { recursive: true })
  return names.filter((name) => /^(?!cli|loopback|testing).*(?<!\.test)\.ts$/.test(name)).sort()
}
