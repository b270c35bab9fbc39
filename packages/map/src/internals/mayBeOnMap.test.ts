import type { Terms } from '@signpost/client/domain'
import type { StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { mayBeOnMap } from './useMapTerms.ts'

const terms = (map: Terms['map']): Terms => ({
  map,
  mapHosts: ['maps.example'],
  store: false,
  attribution: [],
  uses: 'any',
})

const styleOf = (url: string): StyleSpecification => ({
  version: 8,
  glyphs: 'https://maps.example/glyphs',
  sources: { ground: { type: 'raster', tiles: [url] } },
  layers: [],
})
const own = styleOf('https://a.maps.example/{z}/{x}/{y}')
const other = styleOf('https://other.example/maps.example/{z}/{x}/{y}')

test.each([
  [undefined, undefined, true],
  [terms('any'), other, true],
  [terms('none'), own, false],
  [terms('own'), own, true],
  [terms('own'), 'https://maps.example/style.json', true],
  [terms('own'), { light: own, dark: own }, true],
  [terms('own'), { light: own, dark: other }, false],
  [terms('own'), other, false],
  [terms('own'), 'https://other.example/?https=maps.example', false],
  [terms('own'), 'https://notmaps.example/style.json', false],
  [terms('own'), undefined, false],
])('%o on %o: %s', (given, style, expected) => {
  expect(mayBeOnMap(given, style)).toBe(expected)
})
