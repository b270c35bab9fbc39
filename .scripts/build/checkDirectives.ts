import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const directive = /^['"]use client['"]/

/** Checks that `'use client'` is first in a built file if it is first in the source, because frameworks look for it only there. */
export function checkDirectives(folder: string): void {
  for (const file of globSync('**/*.{ts,tsx}', { cwd: join(folder, 'src') })) {
    const built = join(folder, 'dist', file.replace(/\.tsx?$/, '.js'))
    if (!existsSync(built) || !startsWithDirective(join(folder, 'src', file))) continue
    if (!startsWithDirective(built)) throw new Error(`The build lost 'use client' of src/${file}.`)
  }
}

function startsWithDirective(file: string): boolean {
  return directive.test(readFileSync(file, 'utf8'))
}
