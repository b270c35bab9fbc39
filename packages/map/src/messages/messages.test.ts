import { expect, test } from 'vitest'
import { languages } from '../../test/languages.ts'
import { en as addressConfirm } from '../address-confirm/AddressConfirmMessages.ts'
import { en as directions } from '../directions/DirectionsMessages.ts'
import { en as mapView } from '../map-view/MapViewMessages.ts'
import { en as placeBrowser } from '../place-browser/PlaceBrowserMessages.ts'
import { en as placeMap } from '../place-map/PlaceMapMessages.ts'
import { en as storeLocator } from '../store-locator/StoreLocatorMessages.ts'

const english = { addressConfirm, directions, mapView, placeBrowser, placeMap, storeLocator }
const tables = Object.entries(languages)
/** The words that a language has in common with English. */
const shared: Readonly<Record<string, readonly string[]>> = {
  fr: ['Options'],
  nl: ['Stop', 'Stop <1>', 'Half'],
}

/** Every sentence of a table by its path. A message with numbers gets two of them. */
function sentences(words: object, path = ''): [path: string, sentence: string][] {
  return Object.entries(words).flatMap(([name, word]): [string, string][] => {
    const at = `${path}.${name}`
    if (typeof word === 'function') {
      return [
        [at, word('<1>', '<2>', '<3>')],
        [`${at}()`, word(undefined, '<2>', '<3>')],
      ]
    }
    return typeof word === 'object' && word !== null ? sentences(word, at) : [[at, String(word)]]
  })
}

test.each(tables)('%s has every message of the maps, in its own words', (language, table) => {
  const parts = Object.keys(english) as (keyof typeof english)[]
  const own = new Map(sentences(Object.fromEntries(parts.map((part) => [part, table[part]]))))
  const same = shared[language] ?? []
  for (const [path, sentence] of sentences(english)) {
    const translated = own.get(path) ?? ''
    expect(translated.trim(), path).not.toBe('')
    expect(translated, path).not.toMatch(/NaN|\[object/)
    if (!same.includes(translated)) expect(translated, path).not.toBe(sentence)
  }
})

test.each(tables)('%s names the places of a route that is missing', (_language, table) => {
  expect(table.directions.missing('<from>', '<to>')).toMatch(/<from>.*<to>|<to>.*<from>/)
  expect(table.directions.moved('<name>', '2', '5')).toMatch(/<name>.*2.*5|<name>.*5.*2/)
  expect(table.directions.stop('7')).toContain('7')
  expect(table.placeMap.cluster(5, '5')).toContain('5')
})

test.each(tables)('%s names the directions and the route in them differently', (_, table) => {
  expect(table.routeSummary.label).not.toBe(table.directions.label)
})
