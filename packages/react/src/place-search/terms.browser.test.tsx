import { expect, test, vi } from 'vitest'
import { type MountedBox, mountPlaceSearch } from '../../test/mountPlaceSearch.tsx'
import type { PlaceDetails } from '../queries/placeDetails.ts'
import type { PlaceSearchProps } from './PlaceSearchProps.ts'

/** Chooses a row, and looks up the place behind it. */
async function lookedUp(
  text: string,
  line: string,
): Promise<MountedBox & { readonly details: PlaceDetails | undefined }> {
  const onSelect = vi.fn<NonNullable<PlaceSearchProps['onSelect']>>()
  const mounted = mountPlaceSearch({ onSelect })
  await mounted.box.search(text)
  await mounted.box.choose(line)
  expect(onSelect.mock.lastCall?.[0]).toMatchObject({ kind: 'term', line1: line })
  expect(mounted.service.calls.map(({ operation }) => operation)).not.toContain('search')
  return { ...mounted, details: await onSelect.mock.lastCall?.[1].details() }
}

test('choosing a category searches for its places', async () => {
  const { details, service } = await lookedUp('estación de', 'Gas Station')
  expect(details?.status).toBe('ambiguous')
  expect(details?.status === 'ambiguous' && details.places.length).toBeGreaterThan(1)
  expect(service.calls.at(-1)).toMatchObject({
    operation: 'search',
    parameters: { query: 'Gas Station', search_filter: expect.any(String) },
  })
})

test('choosing a brand searches for its stations', async () => {
  const { details } = await lookedUp('yaguarete', 'Estación Yaguareté')
  expect(details).toMatchObject({ status: 'ambiguous', places: [{}, {}] })
})

test('a category with no place near the center has an empty result', async () => {
  const { details } = await lookedUp('estacionamiento', 'Parking')
  expect(details).toEqual({ status: 'empty' })
})

test('choosing an area has this area as its only result', async () => {
  const { details } = await lookedUp('montevideo', 'Montevideo, Uruguay')
  expect(details).toMatchObject({
    status: 'ready',
    place: { address: { city: 'Montevideo' }, coordinate: expect.anything() },
  })
})
