import { type Adapter, combine } from '@signpost/adapters'
import { osrm } from '@signpost/adapters/osrm'
import { photon } from '@signpost/adapters/photon'
import { valhalla } from '@signpost/adapters/valhalla'
import { Directions } from '@signpost/map'
import { PlaceSearch, SignpostProvider } from '@signpost/react'
import { placeSearch } from '@signpost/testing'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

const museum = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [13.3976, 52.5192] },
  properties: {
    osm_key: 'tourism',
    osm_value: 'museum',
    type: 'house',
    name: 'Altes Museum',
    city: 'Berlin',
  },
}

const trip = {
  legs: [
    {
      shape: 'ni{maAng`hjBxD|Cbd@|_@kfAf~B{DrI',
      maneuvers: [
        { type: 1, street_names: ['Bodestraße'], begin_shape_index: 0, time: 8 },
        { type: 10, street_names: ['Am Lustgarten'], begin_shape_index: 2, time: 16 },
        { type: 5, begin_shape_index: 4 },
      ],
    },
  ],
  summary: { time: 24 },
}

const answers: typeof fetch = async (input) =>
  Response.json(String(input).includes('/route') ? { trip } : { features: [museum] })

const geo = combine(
  photon({ url: 'https://photon.example', fetch: answers }),
  valhalla({ url: 'https://routes.example', fetch: answers }),
)
const client = { baseUrl: 'https://geo.invalid', fetch: geo }
const near = { latitude: 52.52, longitude: 13.405 }

test('the search box suggests places of Photon, and a choice needs no further request', async () => {
  const { container } = render(
    <SignpostProvider client={client} near={near}>
      <PlaceSearch label="Where to?" />
    </SignpostProvider>,
  )
  const box = placeSearch(container)
  expect(await box.search('museum')).toContainEqual(expect.stringContaining('Altes Museum'))
  await box.choose('Altes Museum')
  expect(box.input.value).toBe('Altes Museum')
})

test('Directions lists the steps of Valhalla', async () => {
  const place = (name: string, longitude: number) => ({
    name,
    coordinate: { latitude: 52.52, longitude },
  })
  render(
    <SignpostProvider client={client} near={near}>
      <Directions defaultValue={{ points: [place('A', 13.4), place('B', 13.41)] }} map={false} />
    </SignpostProvider>,
  )
  await screen.findAllByText('Am Lustgarten')
})

test('Directions offers the vehicles of the router, and no truck without support', () => {
  const vehiclesOf = (fetch: Adapter): string[] => {
    const { container } = render(
      <SignpostProvider client={{ ...client, fetch }} near={near}>
        <Directions map={false} />
      </SignpostProvider>,
    )
    const vehicles = within(container).getByRole('group', { name: 'Travel by' })
    return within(vehicles)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value)
  }
  const profiles = { car: 'driving', bicycle: 'bike' }
  expect(vehiclesOf(geo)).toEqual(expect.arrayContaining(['car', 'truck', 'bicycle', 'pedestrian']))
  expect(vehiclesOf(osrm({ url: 'https://routes.example', profiles }))).toEqual(['car', 'bicycle'])
})
