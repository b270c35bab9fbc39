import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Catalog } from '../../../service/src/data/catalog.ts'
import { dataFiles } from '../../../service/src/data/manifest.ts'
import { openData } from '../../../service/src/data/openData.ts'
import { demoData } from '../../../service/src/testing/demoData.ts'

describe('the data of the demo', () => {
  let data: string

  beforeAll(async () => {
    data = await demoData()
  })

  test('the demo holds two cities of December 2017 and the areas of the world', async () => {
    const opened = await openData(data)
    if (opened.status !== 'ready') throw new Error(opened.reason)
    const { regions, counts, sources, files } = opened.manifest
    expect(regions.map(({ name, date }) => `${name} ${date?.slice(0, 7)}`)).toEqual([
      'Montevideo 2017-12',
      'Astana 2017-12',
    ])
    expect(counts.address).toBeGreaterThan(330_000)
    expect(counts.place).toBeGreaterThan(8500)
    expect(counts.street).toBeGreaterThan(5000)
    expect(counts.intersection).toBeGreaterThan(16_000)
    expect(counts.area).toBeGreaterThan(150_000)
    expect(counts.term).toBeGreaterThan(14_000)
    expect(counts.mapFeatures).toBeGreaterThan(200_000)
    expect(sources[0]?.license).toBe('ODbL-1.0')
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(Object.values(dataFiles).filter((name) => name.includes('.'))),
    )
  })

  test('the brands of the demo are those of its own places', async () => {
    const text = await readFile(join(data, dataFiles.catalog), 'utf8')
    const { brands, brandsOf }: Catalog = JSON.parse(text)
    const firstOf = (country: string) =>
      brandsOf[country]
        ?.filter(({ rank }) => rank === 1)
        .map(({ id, name }) => name ?? brands[id]?.name)
    expect(firstOf('URY')).toEqual(expect.arrayContaining(['ANCAP', 'Abitab']))
    expect(firstOf('USA')).toEqual(expect.arrayContaining(["McDonald's", 'Walmart']))
    // Lidl is a worldwide brand in the index, but no place of Uruguay in our data has it.
    expect(firstOf('URY')).not.toContain('Lidl')
  })
})
