import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WirePlaces } from '@signpost/client/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlaceStore } from '../engine/PlaceStore.ts'
import { openStore } from '../engine/testing/openStore.ts'
import { centers, located, place, term } from '../engine/testing/recordMakers.ts'
import { writeIndex } from '../engine/testing/writeIndex.ts'
import { ask } from '../testing/ask.ts'
import { createTestApp } from '../testing/createTestApp.ts'

/** More pharmacies than a text search ranks. */
const COUNT = 260
const pharmacies = Array.from({ length: COUNT }, (_, index) =>
  place(located('montevideo', `n${index}`, 40 * index, 0), `Botica ${index}`, {
    categories: ['amenity/pharmacy', 'health'],
  }),
)
const records = [
  ...pharmacies,
  term('category', 'amenity/pharmacy', { en: 'Pharmacy', es: 'Farmacia' }),
]

let folder: string
let store: PlaceStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-pages-'))
  store = openStore(await writeIndex(join(folder, 'index.sqlite'), records))
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const { latitude, longitude } = centers.montevideo

async function pageOf(parameters: Readonly<Record<string, string>>): Promise<WirePlaces> {
  const { body } = await ask(createTestApp({ store }), 'search', {
    search_center: `${latitude},${longitude}`,
    query: 'farmacia',
    iterator_length: '50',
    ...parameters,
  })
  return body as WirePlaces
}

/** The names on all pages. */
async function namesOfAll(parameters: Readonly<Record<string, string>>): Promise<unknown[]> {
  const names: unknown[] = []
  let page = await pageOf(parameters)
  names.push(...namesOf(page))
  while (page.exhausted === 'n') {
    page = await pageOf({ ...parameters, iterator_status: page.iterator_status ?? '' })
    names.push(...namesOf(page))
  }
  return names
}

const namesOf = ({ places }: WirePlaces): unknown[] => places.map(({ name }) => name)

test('a search for a word of names has pages until every place has been sent, each once, also beyond those that are ranked first', async () => {
  const names = await namesOfAll({ query: 'botica' })
  expect(names).toHaveLength(COUNT)
  expect(new Set(names).size).toBe(COUNT)
})

describe('a search for the name of a category', () => {
  test('has pages until every place of the category has been sent, each once', async () => {
    const names = await namesOfAll({})
    expect(names).toHaveLength(COUNT)
    expect(new Set(names).size).toBe(COUNT)
  })

  test('ends within the bounds that it has', async () => {
    const bounds = [latitude - 0.01, longitude - 0.01, latitude + 0.01, longitude + 0.01].join()
    const inside = await pageOf({ bounds })
    expect(inside.exhausted).toBe('y')
    expect(inside.places.length).toBeLessThan(50)
  })
})

test('a page has the state of the page before; the first has none', async () => {
  const first = await pageOf({})
  expect(first).not.toHaveProperty('iterator_previous')
  const second = await pageOf({ iterator_status: first.iterator_status ?? '' })
  const again = await pageOf({ iterator_status: second.iterator_previous ?? '' })
  expect(namesOf(again)).toEqual(namesOf(first))
})
