import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryPoints } from '../api/apiReference.ts'
import type { Export } from '../api/exportsOf.ts'
import { findFaults } from '../english/findFaults.ts'
import { root } from '../root.ts'

const files = [
  '*.{md,ts}',
  '.changeset/*.md',
  '{docs,packages,stories,test,.storybook,.scripts}/**/*.{md,mdx,svg,ts,tsx,css}',
]

/** Checks that documentation, comments and exported names use the field's words, and that every public hook and component has an example. */
export function faultsOfEnglish(): readonly string[] {
  const read = globSync(files, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
  const faults = read.flatMap((file) =>
    findFaults(file, readFileSync(join(root, file), 'utf8')).map(
      ({ line, message }) => `${file}:${line}: ${message}`,
    ),
  )
  const unexplained = ['react', 'map'].flatMap((folder) => {
    const exports = entryPoints(folder).get(`@signpost/${folder}`)?.values() ?? []
    return withoutExample([...exports]).map(
      (name) => `@signpost/${folder}: ${name} has no @example.`,
    )
  })
  return [...faults, ...unexplained]
}

/** The hooks and components without an `@example` in their doc comment. */
export function withoutExample(exports: readonly Export[]): string[] {
  return exports
    .filter(({ name, isType }) => !isType && /^(?:use[A-Z]|[A-Z][a-z])/.test(name))
    .filter(({ text }) => !text.includes('Example:'))
    .map(({ name }) => name)
}
