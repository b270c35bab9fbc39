import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Catalog } from '../../../service/src/data/catalog.ts'
import { openData } from '../../../service/src/data/openData.ts'
import type { IndexEntry } from '../../../service/src/data/record.ts'
import type { OsmElement } from '../osm/OsmElement.ts'
import { writePbf } from '../osm/writePbf.ts'
import { cornerOfMontevideo } from '../testing/cornerOfMontevideo.ts'
import type { DataWriters, MapFeature } from '../writers.ts'
import type { BuildProgress } from './BuildProgress.ts'
import { type BuildOptions, buildData as build } from './buildData.ts'
import { readWorld, type World } from './readRegions.ts'

let world: Promise<World>
beforeAll(() => {
  world = readWorld()
})

const buildData = (options: BuildOptions, writers: DataWriters) =>
  build({ ...options, readWorld: () => world }, writers)

describe('buildData', () => {
  /** A folder with the data of a successful build. */
  let builtFolder: string
  let folder: string
  let input: string
  let out: string
  beforeAll(async () => {
    builtFolder = await mkdtemp(join(tmpdir(), 'signpost-good-'))
    const extract = join(builtFolder, 'corner.osm.pbf')
    await writePbf(extract, {}, cornerOfMontevideo)
    const { index } = keepingWriters()
    await buildData({ inputs: [extract], out: join(builtFolder, 'data'), world: false }, { index })
  })
  afterAll(() => rm(builtFolder, { recursive: true }))
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signpost-build-'))
    input = join(folder, 'corner.osm.pbf')
    out = join(folder, 'data')
    await writePbf(input, { date: new Date('2026-01-02T03:04:05Z') }, cornerOfMontevideo)
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Copies the data of that build to `out`, and returns them. */
  async function copyBuiltData(): Promise<unknown> {
    await cp(join(builtFolder, 'data'), out, { recursive: true })
    const data = await openData(out)
    expect(data.status).toBe('ready')
    return data
  }

  /** Writers that store their input, and write the files that the manifest lists. */
  function keepingWriters(records: IndexEntry[] = [], features: MapFeature[] = []): DataWriters {
    return {
      index: (path) => ({
        add: (record) => void records.push(record),
        finish: async () => {
          await writeFile(path, 'index')
          return { records: records.length }
        },
      }),
      map: () => ({ add: (feature) => features.push(feature), finish: () => features.length }),
      routing: async ({ inputs, borders, out }) => {
        expect(inputs).toEqual([input])
        expect(existsSync(borders)).toBe(true)
        await mkdir(out)
        await writeFile(join(out, 'graph'), 'graph')
        return { status: 'built', counts: { roads: 2 } }
      },
    }
  }

  test('makes records of every kind, a catalog and a manifest from an extract', async () => {
    const entries: IndexEntry[] = []
    const features: MapFeature[] = []
    const progress: BuildProgress[] = []
    // A build that reads the towns and brands itself.
    const manifest = await build(
      { inputs: [input], out, world: true, progress: (step) => progress.push(step) },
      keepingWriters(entries, features),
    )
    const records = entries.filter((entry) => entry.kind !== 'border')
    const byRef = new Map(records.map((record) => [record.ref, record]))

    expect(byRef.size).toBe(records.length)
    expect(byRef.get('n2/1201')).toMatchObject({
      kind: 'address',
      houseNumber: '1201',
      street: 'Canelones',
      city: 'Montevideo',
      state: 'Montevideo',
      countryCode: 'URY',
    })
    // The line is numbered from 1 to 5, so the interpolated house is number 3. It must not be the kiosk.
    expect(byRef.get('w5/3')).toMatchObject({
      kind: 'address',
      houseNumber: '3',
      street: 'Durazno',
      coordinate: { longitude: expect.closeTo(-56.1795, 6) },
    })
    // The street of this house comes from its relation.
    expect(byRef.get('n7/77')).toMatchObject({ kind: 'address', street: 'Isla de Flores' })
    expect(byRef.get('r9/900')).toMatchObject({ kind: 'address', street: 'Durazno' })
    expect(byRef.get('n5')).toMatchObject({ kind: 'place', name: 'Pepe' })
    expect(byRef.get('n3')).toMatchObject({
      kind: 'place',
      name: 'Farmacia Sur',
      categories: ['amenity/pharmacy', 'health'],
      houseNumber: '1203',
      timeZone: 'America/Montevideo',
    })
    expect(byRef.get('r9')).toMatchObject({
      kind: 'place',
      name: 'ANCAP',
      brands: [{ id: 'Q2824522', name: 'ANCAP' }],
      phones: [{ type: 'primary', country: '598', number: '29021234' }],
      contents: { hours_of_operation_text: '24/7' },
    })
    expect(byRef.get('s2')).toMatchObject({
      kind: 'street',
      name: 'Canelones',
      otherNames: ['Calle Real'],
      city: 'Montevideo',
    })
    expect(records.filter(({ kind }) => kind === 'intersection')).toMatchObject([
      {
        streets: ['Convención', 'Canelones'],
        coordinate: { latitude: -34.906, longitude: -56.191 },
      },
    ])
    expect(byRef.get('n4')).toMatchObject({ kind: 'area', area: 'district', name: 'Barrio Sur' })
    // The town is on the map and in the gazetteer.
    expect(byRef.has('n1')).toBe(false)
    expect(byRef.get('city:3441575')).toMatchObject({
      area: 'city',
      population: 1319108,
      state: 'Montevideo',
    })
    expect(byRef.get('country:URY')).toMatchObject({ area: 'country', name: 'Uruguay' })
    expect(byRef.get('postal:USA:20500')).toMatchObject({ area: 'postal', city: 'Washington' })
    expect(byRef.get('category:amenity/pharmacy')).toMatchObject({ kind: 'term', term: 'category' })
    expect(byRef.get('brand:Q2824522')).toMatchObject({
      kind: 'term',
      term: 'brand',
      countries: ['URY'],
    })

    expect(Map.groupBy(features, ({ geometry }) => geometry.type).get('MultiPolygon')).toHaveLength(
      1,
    )
    expect(features).toHaveLength(12)

    const catalog: Catalog = JSON.parse(await readFile(join(out, 'catalog.json'), 'utf8'))
    expect(catalog.brandsOf.URY?.find(({ id }) => id === 'Q2824522')?.rank).toBeLessThanOrEqual(2)

    expect(manifest).toMatchObject({
      regions: [{ name: 'corner', date: '2026-01-02T03:04:05.000Z' }],
      counts: { records: records.length, mapFeatures: 12, roads: 2 },
    })
    expect(Object.keys(manifest.files).sort()).toEqual([
      'LICENSE-ODbL.txt',
      'NOTICE.md',
      'catalog.json',
      'places.sqlite',
      'routing/graph',
    ])
    expect(await openData(out)).toEqual({ status: 'ready', manifest })
    expect(await readFile(join(out, 'NOTICE.md'), 'utf8')).toContain('© OpenStreetMap contributors')

    for (const { done, total } of progress) expect(done).toBeLessThanOrEqual(total)
    const phases = progress.map(({ phase }) => phase).filter((phase) => phase !== 'roads')
    expect([...new Set(phases)]).toEqual([
      'survey',
      'prepare',
      'read',
      'world',
      'catalog',
      'index',
      'seal',
    ])
    // The roads start after the reading because both need much memory.
    const started = progress.findIndex(({ phase }) => phase === 'roads')
    expect(started).toBeGreaterThan(progress.findLastIndex(({ phase }) => phase === 'read'))
  })

  test('waits for the writer before it adds the next record', async () => {
    let waiting = 0
    let most = 0
    const slow: DataWriters = {
      index: (path) => ({
        add: async () => {
          most = Math.max(most, ++waiting)
          await new Promise(setImmediate)
          waiting--
        },
        finish: async () => {
          await writeFile(path, 'index')
          return {}
        },
      }),
    }
    await buildData({ inputs: [input], out, world: false }, slow)
    expect(most).toBe(1)
  })

  test('a failed build stops the routing build, and leaves the previous data and nothing else', async () => {
    const before = await copyBuiltData()
    const full = new Error('the disk is full')
    let roads = 'not asked for'
    const breaking: DataWriters = {
      index: () => ({
        add: () => {},
        finish: async () => {
          await vi.waitFor(() => expect(roads).toBe('under way'))
          throw full
        },
      }),
      routing: ({ signal }) => {
        roads = 'under way'
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            roads = 'stopped'
            reject(signal.reason)
          })
        })
      },
    }
    await expect(buildData({ inputs: [input], out, world: false }, breaking)).rejects.toThrow(full)
    expect(roads).toBe('stopped')
    expect(await openData(out)).toEqual(before)
    expect((await readdir(folder)).sort()).toEqual(['corner.osm.pbf', 'data'])
  })

  test('a failed routing build fails the build, and leaves the previous data', async () => {
    const before = await copyBuiltData()
    const routing = async () => {
      throw new Error('Valhalla ended with code 1')
    }
    const failing = buildData(
      { inputs: [input], out, world: true },
      { ...keepingWriters(), routing },
    )
    await expect(failing).rejects.toThrow('Valhalla ended with code 1')
    expect(await openData(out)).toEqual(before)
  })

  test('an aborted build leaves the previous data', async () => {
    const before = await copyBuiltData()
    const stop = new AbortController()
    const failing = buildData(
      {
        inputs: [input],
        out,
        world: true,
        signal: stop.signal,
        progress: ({ phase }) => phase === 'world' && stop.abort(),
      },
      keepingWriters(),
    )
    await expect(failing).rejects.toThrow('aborted')
    expect(await openData(out)).toEqual(before)
    expect((await readdir(folder)).sort()).toEqual(['corner.osm.pbf', 'data'])
  })

  test('the next build removes the leftovers of a killed one, and restores a folder that was being replaced', async () => {
    const before = await copyBuiltData()
    await rename(out, `${out}.previous`)
    expect(await openData(out)).toEqual(before)
    // A process id above the limit of the system.
    await mkdir(`${out}.building-99999999`)
    await buildData({ inputs: [input], out, world: false }, { index: keepingWriters().index })
    expect((await readdir(folder)).sort()).toEqual(['corner.osm.pbf', 'data'])
  })

  test('refuses to replace a folder with other files in it, or with the extract', async () => {
    const mine = join(folder, 'mine')
    await mkdir(mine)
    await writeFile(join(mine, 'letter.txt'), 'Dear')
    const buildIn = (place: string) =>
      buildData({ inputs: [input], out: place, world: false }, keepingWriters())
    await expect(buildIn(mine)).rejects.toThrow('letter.txt in it is no part of a data folder')
    await expect(buildIn(folder)).rejects.toThrow('choose another folder')
    expect(await readdir(mine)).toEqual(['letter.txt'])
    await rm(mine, { recursive: true })
  })

  test('data without routing are valid, and give the reason', async () => {
    const writers: DataWriters = {
      ...keepingWriters(),
      routing: async () => ({ status: 'unavailable', reason: 'Not on this machine.' }),
    }
    const manifest = await buildData({ inputs: [input], out, world: false }, writers)
    expect(manifest.withoutRouting).toBe('Not on this machine.')
    expect((await openData(out)).status).toBe('ready')
  })

  test('a small file out of order has the same records as a sorted one', async () => {
    const recordsOf = async (elements: readonly OsmElement[]) => {
      const records: IndexEntry[] = []
      await writePbf(input, {}, elements)
      const { index } = keepingWriters(records)
      await buildData({ inputs: [input], out, world: false }, { index })
      return records
    }
    const sorted = await recordsOf(cornerOfMontevideo)
    const unsorted = await recordsOf(cornerOfMontevideo.toReversed())
    expect(unsorted.length).toBeGreaterThan(0)
    expect(unsorted).toEqual(sorted)
  })

  test.each([
    ['no input', [], 'name an .osm.pbf file'],
    ['a missing input', ['none.osm.pbf'], 'none.osm.pbf'],
    ['another kind of file', ['text.osm.pbf'], 'is not an OpenStreetMap PBF file'],
    ['an empty file', ['empty.osm.pbf'], 'is empty'],
  ])('%s is refused in a sentence', async (_, names, message) => {
    await writeFile(join(folder, 'text.osm.pbf'), 'not a map')
    await writePbf(join(folder, 'empty.osm.pbf'), {}, [])
    const inputs = names.map((name) => join(folder, name))
    await expect(buildData({ inputs, out, world: false }, keepingWriters())).rejects.toThrow(
      message,
    )
  })
})
