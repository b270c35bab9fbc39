import { join } from 'node:path'

/** React's API on Preact, in the order in which the patterns are tried. */
export const preactAlias: { find: RegExp; replacement: string }[] = [
  { find: /^react-dom\/client$/, replacement: join(import.meta.dirname, 'client.ts') },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]
