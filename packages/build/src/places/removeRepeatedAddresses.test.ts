import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { AddressRecord } from '../../../service/src/data/record.ts'
import { openStore } from '../../../service/src/engine/testing/openStore.ts'
import { createIndexWriter } from './createIndexWriter.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-addresses-'))
afterAll(() => rm(folder, { recursive: true }))

function address(
  ref: string,
  latitude: number,
  longitude: number,
  more: Partial<AddressRecord> = {},
): AddressRecord {
  return {
    kind: 'address',
    ref,
    coordinate: { latitude, longitude },
    countryCode: 'URY',
    city: 'Montevideo',
    houseNumber: '1',
    street: 'Canelones',
    ...more,
  }
}

/** The references of the given addresses that are in the index, and the number of addresses that it counts. */
async function remainingAddresses(
  name: string,
  records: AddressRecord[],
): Promise<[string[], number]> {
  const path = join(folder, `${name}.sqlite`)
  const writer = createIndexWriter(path)
  for (const record of records) await writer.add(record)
  const { address: count = 0 } = await writer.finish()
  const store = openStore(path)
  const found = await Promise.all(records.map(({ ref }) => store.get(ref)))
  await store.close()
  return [found.flatMap((record) => record?.ref ?? []), count]
}

test('keeps the first address of a house and the shops in it', async () => {
  const house = address('n1', -34.9, -56.2)
  const shop = address('n2', -34.9001, -56.2001)
  const cafe = address('n3', -34.8999, -56.1999)
  const beside = address('n4', -34.9, -56.2, { houseNumber: '3' })
  expect(await remainingAddresses('house', [house, shop, cafe, beside])).toEqual([['n1', 'n4'], 2])
})

test('keeps the same address text at the other end of the town', async () => {
  const north = address('n1', -34.9, -56.2)
  const south = address('n2', -34.8, -56.2)
  const shop = address('n3', -34.8, -56.2)
  const again = address('n4', -34.9, -56.2)
  expect(await remainingAddresses('ends', [north, south, shop, again])).toEqual([['n1', 'n2'], 2])
})

test('keeps the address of a street with the same name in another town', async () => {
  const other = address('n2', -34.9, -56.2, { city: 'Las Piedras' })
  expect(await remainingAddresses('towns', [address('n1', -34.9, -56.2), other])).toEqual([
    ['n1', 'n2'],
    2,
  ])
})
