import { expect, test } from 'vitest'
import { stylesAsText } from '../../.scripts/build/stylesAsText.ts'

test('a stylesheet as text has no @import, which browsers reject in a shadow root', async () => {
  const { resolveId, load } = stylesAsText('/package')
  if (typeof resolveId !== 'function' || typeof load !== 'function') throw new Error('No hooks.')
  const importer = new URL('../../packages/elements/src/index.ts', import.meta.url).pathname
  const read = async (name: string): Promise<unknown> => {
    const id = await Reflect.apply(resolveId, undefined, [`${name}?inline`, importer])
    return Reflect.apply(load, undefined, [id])
  }
  for (const name of ['place-card', 'search-results']) {
    const text = await read(`@signpost/react/${name}.css`)
    expect(text).toContain(`[data-signpost=\\"${name}\\"]`)
    expect(text).not.toContain('@import')
  }
})
