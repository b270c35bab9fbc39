import { expect, test } from 'vitest'
import { analyzeElements } from '../../.scripts/elements/analyzeElements.ts'
import { customData, elementsIn, webTypes } from '../../.scripts/elements/editorData.ts'

const manifest = analyzeElements()

test('the manifest describes an element from its source', () => {
  const place = elementsIn(manifest).find(({ tagName }) => tagName === 'signpost-place')
  expect(place).toMatchObject({
    name: 'SignpostPlaceElement',
    attributes: expect.arrayContaining([
      expect.objectContaining({
        name: 'heading-level',
        fieldName: 'headingLevel',
        type: { text: 'number' },
      }),
      expect.objectContaining({ name: 'config', type: { text: 'string' } }),
    ]),
    members: expect.arrayContaining([
      expect.objectContaining({ name: 'place', type: { text: 'Place | null' } }),
      expect.objectContaining({ name: 'baseUrl', attribute: 'base-url' }),
    ]),
    events: expect.arrayContaining([
      expect.objectContaining({
        name: 'signpost-select',
        type: { text: 'CustomEvent<{ readonly place: Place; }>' },
      }),
    ]),
    cssParts: expect.arrayContaining([{ name: 'subtitle' }]),
  })
})

test('the manifest contains nothing internal', () => {
  const members = elementsIn(manifest).flatMap(({ members = [] }) => members)
  expect(members.filter(({ name }) => /^#|^(read|write|settings|ownSettings)$/.test(name))).toEqual(
    [],
  )
})

test('the data for VS Code list the values of a choice, and no value for a flag', () => {
  const values = [{ name: 'compact' }, { name: 'card' }, { name: 'full' }]
  const attributes = expect.arrayContaining([
    expect.objectContaining({ name: 'size', values }),
    expect.objectContaining({ name: 'sponsored', valueSet: 'v' }),
  ])
  expect(customData(manifest)).toMatchObject({
    tags: expect.arrayContaining([expect.objectContaining({ name: 'signpost-place', attributes })]),
  })
})

test('the web types name the package, and require no value for a flag', () => {
  const data = webTypes(manifest, { name: '@signpost/elements', version: '1.2.3' })
  expect(data).toMatchObject({ name: '@signpost/elements', version: '1.2.3' })
  expect(JSON.stringify(data)).toContain('{"type":"boolean","required":false}')
})
