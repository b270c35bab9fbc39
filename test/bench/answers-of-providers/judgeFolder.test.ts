import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { judgeFolder } from './judgeFolder.ts'

const folder = mkdtempSync(join(tmpdir(), 'answers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const city = {
  geometry: { coordinates: [13.4, 52.5] },
  properties: {
    type: 'city',
    name: 'Berlin',
    city: 'Berlin',
    countrycode: 'DE',
    country: 'Germany',
  },
}
const list = (...features: object[]) => ({ provider: 'photon', body: { features } })

const recordings: Readonly<Record<string, object>> = {
  'a.json': list(city),
  'b.json': { ...list(city), expected: { places: { 0: { name: 'Berlin' } } } },
  'c.json': { ...list(city), expected: { places: { 0: { name: 'Bonn' } } } },
  'd.json': { ...list(city), expected: { places: { 0: { phones: { 0: '1' } } } } },
  'e.json': list(city, { ...city, geometry: {} }),
  'f.json': { provider: 'nobody', body: {} },
  'g.json': { provider: 'geoapify-errors', status: 401, body: { message: 'no such key' } },
  'h.json': { provider: 'photon', status: 503, body: {}, expected: { kind: 'key' } },
}

test('judges an answer as right, partly right, wrong, or of another interface', async () => {
  for (const [file, recording] of Object.entries(recordings))
    writeFileSync(join(folder, file), JSON.stringify(recording))
  const judged = await judgeFolder(folder)
  expect(Object.fromEntries(judged.map(({ file, verdict }) => [file[0], verdict]))).toEqual({
    a: 'right',
    b: 'right',
    c: 'wrong',
    d: 'partly',
    e: 'wrong',
    f: 'other',
    g: 'right',
    h: 'wrong',
  })
  expect(judged[2]?.reasons).toEqual(['expected.places.0.name: "Bonn" was read as "Berlin"'])
})
