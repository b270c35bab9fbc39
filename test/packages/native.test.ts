import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'
import { withoutDom } from '../../dependencies.ts'

/** The names that only a browser has. `window` is there in React Native, too; `navigator` and `localStorage` are used only where they exist. */
const ofTheDom =
  /\b(document|matchMedia|requestIdleCallback|HTML\w*Element|Element|(Resize|Mutation|Intersection)Observer|addEventListener\('online')\b|window\./g

test('nothing that React Native imports has a name of the DOM', async () => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [withoutDom],
    conditions: ['@signpost/source'],
    external: ['react', 'react-dom', '@tanstack/react-query'],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    write: false,
  })
  const files = Object.keys(metafile.inputs)
  expect(files).toContain('packages/react/src/place-search/engine.ts')
  expect(files.filter((file) => !/^packages\/(react|client)\/src\//.test(file))).toEqual([])
  expect(outputFiles.flatMap(({ text }) => text.match(ofTheDom) ?? [])).toEqual([])
})
