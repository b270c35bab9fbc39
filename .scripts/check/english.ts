import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportsOf } from '../api/exportsOf.ts'
import { findFaults } from '../english/findFaults.ts'
import { root } from '../root.ts'

const files = [
  '*.{md,ts}',
  '.changeset/*.md',
  '{docs,packages,stories,test,.storybook,.scripts}/**/*.{md,mdx,svg,ts,tsx,css}',
]

/** Checks that documentation, comments and exported names use the field's words, and that every public hook and component has an example. */
export function checkEnglish(): boolean {
  const read = globSync(files, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
  const faults = read.flatMap((file) =>
    findFaults(file, readFileSync(join(root, file), 'utf8')).map(
      ({ line, message }) => `${file}:${line}: ${message}`,
    ),
  )
  const unexplained = ['packages/react/src/index.ts', 'packages/map/src/index.ts'].flatMap(
    (entry) =>
      withoutExample(join(root, entry)).map((name) => `${entry}: ${name} has no @example.`),
  )
  for (const fault of [...faults, ...unexplained]) console.error(fault)
  return faults.length + unexplained.length === 0
}

/** The hooks and components of an entry point without an `@example` in their doc comment. */
export function withoutExample(entry: string): string[] {
  const all = [...exportsOf(entry).values()].filter(({ isType }) => !isType)
  const shown = all.filter(({ name }) => /^(?:use[A-Z]|[A-Z][a-z])/.test(name))
  return shown.filter(({ text }) => !text.includes('Example:')).map(({ name }) => name)
}
