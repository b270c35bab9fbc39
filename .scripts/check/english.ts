import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFaults } from '../english/findFaults.ts'
import { findUnexplained } from '../english/findUnexplained.ts'
import { root } from '../root.ts'

const folders = '{docs,packages,stories,test,.storybook,.scripts}/**/*.{md,mdx,svg,ts,tsx,css}'
const unread = ['**/node_modules/**', '**/dist/**']

/** Checks that documentation, comments and exported names use the field's words, and that every public hook and component has an example. */
export function checkEnglish(): boolean {
  const faults = [
    ...globSync(['*.md', '*.ts', '.changeset/*.md', folders], {
      cwd: root,
      exclude: unread,
    }).flatMap((file) =>
      findFaults(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, message }) => `${file}:${line}: ${message}`,
      ),
    ),
    ...['react', 'map'].flatMap((name) =>
      findUnexplained(join(root, `packages/${name}/src/index.ts`)).map(
        (place) => `${place} has no @example.`,
      ),
    ),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}
