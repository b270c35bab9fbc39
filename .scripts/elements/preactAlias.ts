import { join } from 'node:path'
import { root } from '../root.ts'

/** Preact's replacements for React, in the order of their patterns. */
export const preactAlias: { find: RegExp; replacement: string }[] = [
  {
    find: /^react-dom\/client$/,
    replacement: join(root, 'packages/elements/src/script/preact/client.ts'),
  },
  {
    find: /^\.\/passOnEvents\.ts$/,
    replacement: join(root, 'packages/elements/src/script/preact/passOnEvents.ts'),
  },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]
