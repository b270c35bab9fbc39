import { createGeoClient } from '@signpost/client'
import { distanceBetween } from '@signpost/client/domain'
import { describe, expect, test } from 'vitest'
import { createGeoFetch } from '../fetch/createGeoFetch.ts'

const client = createGeoClient({
  baseUrl: 'https://geo.example',
  apiKey: 'any',
  fetch: createGeoFetch(),
})
const montevideo = { latitude: -34.9055, longitude: -56.1913 }
const berlin = { latitude: 52.52, longitude: 13.405 }
const tokyo = { latitude: 35.6812, longitude: 139.7671 }
const london = { latitude: 51.5, longitude: -0.12 }
const theater = { latitude: -34.90779, longitude: -56.20092 }
const stadium = { latitude: -34.89449, longitude: -56.15278 }

async function lines(query: string, center = montevideo): Promise<string[]> {
  const { suggestions } = await client.suggest({ query, near: center, limit: 50 })
  return suggestions.map(({ line1 }) => line1)
}

describe('suggest', () => {
  test('matches beginnings of words, ignoring case and accents', async () => {
    expect(await lines('SOLIS')).toEqual(['Teatro Solís'])
    expect(await lines('nand')).toEqual(['Almacén Ñandú', 'Almacén Ñandú'])
    expect(await lines('18 jul 12')).toContain('Avenida 18 de Julio 1234')
    expect(await lines('olis')).toEqual([])
    expect(await lines('🚏')).toEqual([])
  })

  test('lists places with this name before places that only contain it', async () => {
    const besideCeibo = { latitude: -34.90352, longitude: -56.15241 }
    const found = await lines('est', besideCeibo)
    expect(found[0]).toBe('Estación de servicio')
    expect(found.indexOf('Estadio Centenario')).toBeLessThan(found.indexOf('Ceibo Combustibles'))
  })

  test('finds categories by their English names, brands by their aliases, areas by their codes', async () => {
    expect(await lines('pharmacy')).toContain('Farmacia')
    expect(await lines('brou')).toEqual(['Banco República'])
    expect(await lines('11300')).toContain('11300 Montevideo')
    expect(await lines('tankst', berlin)).toContain('Tankstelle')
  })

  test('names categories in the language of the request, and finds them by their names in the city', async () => {
    const english = createGeoClient({
      baseUrl: 'https://geo.example',
      apiKey: 'any',
      language: 'en',
      fetch: createGeoFetch(),
    })
    const { suggestions } = await english.suggest({ query: 'farmacia', near: montevideo })
    expect(suggestions.map(({ line1 }) => line1)).toContain('Pharmacy')
    const { places } = await english.search({ query: 'Teatro Solís', near: montevideo })
    expect(places[0]?.categories[0]).toMatchObject({ name: 'Theater' })
  })

  test('searches the city nearest to the center', async () => {
    expect(await lines('gare', london)).toContain('Gare du Nord')
    expect(await lines('駅', tokyo)).toEqual(['駅', '東京駅'])
    expect(await lines('駅', berlin)).toEqual([])
  })

  test('measures distances from the user, or else from the center', async () => {
    const distanceOf = async (userPosition?: typeof theater) => {
      const answer = await client.suggest({ query: 'teatro solis', near: stadium, userPosition })
      const [suggestion] = answer.suggestions
      return suggestion?.kind === 'place' ? suggestion.distance : undefined
    }
    expect(await distanceOf(theater)).toBe(0)
    expect(await distanceOf()).toBe(Math.round(distanceBetween(theater, stadium)))
  })

  test.each([1, 3])('splits the list into pages of at most %s items, none empty', async (limit) => {
    const whole = await lines('a')
    const paged: string[] = []
    let page: string | undefined
    do {
      const answer = await client.suggest({ query: 'a', near: montevideo, limit, page })
      expect(answer.suggestions.length).toBeGreaterThan(0)
      expect(answer.suggestions.length).toBeLessThanOrEqual(limit)
      paged.push(...answer.suggestions.map(({ line1 }) => line1))
      page = answer.nextPage
    } while (page !== undefined)
    expect(paged).toEqual(whole)
    expect(whole.length).toBeGreaterThan(6)
  })
})

describe('search', () => {
  test('finds all places of a category, nearest first', async () => {
    const { places } = await client.search({ query: 'Estación de servicio', near: stadium })
    expect(places.map(({ name }) => name)).toEqual([
      'Ceibo Combustibles',
      'Estación Yaguareté',
      'Estación Yaguareté',
    ])
    const distances = places.map(({ distance = 0 }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  test('finds the places of a category’s children', async () => {
    const { suggestions } = await client.suggest({ query: 'transporte', near: montevideo })
    const searchFilter = suggestions[0]?.searchFilter
    const { places } = await client.search({
      query: 'Transporte',
      near: montevideo,
      searchFilter,
    })
    expect(places.map(({ name }) => name)).toContain('Aeropuerto Internacional de Carrasco')
    expect(places.map(({ name }) => name)).toContain('Ceibo Combustibles')
  })

  test('finds a brand, an area, an address', async () => {
    const found = async (query: string, center = montevideo) => {
      const { suggestions } = await client.suggest({ query, near: center })
      const [first] = suggestions
      const searchFilter = first?.searchFilter
      return (await client.search({ query: first?.line1 ?? '', near: center, searchFilter })).places
    }
    expect((await found('spree-tank', berlin)).map(({ name }) => name)).toEqual([
      'Spreetank',
      'Spreetank',
    ])
    expect((await found('ciudad de la costa'))[0]?.address?.city).toBe('Ciudad de la Costa')
    expect((await found('26 de marzo 1290'))[0]).toMatchObject({
      address: { houseNumber: '1290', street: '26 de Marzo' },
    })
  })

  test.each(['Food & Drink', 'boire et manger', 'Comer y beber'])(
    'finds a category by its name in any of its languages: %s',
    async (query) => {
      const { places } = await client.search({ query, near: montevideo, limit: 50 })
      expect(places).toHaveLength(3)
      for (const { categories } of places) expect(categories[0]?.parent?.code).toBe('food-drink')
    },
  )

  test('finds places and addresses by a text, and no category by its beginning', async () => {
    const { places } = await client.search({ query: 'yaguareté', near: montevideo, limit: 50 })
    expect(new Set(places.map(({ name }) => name))).toEqual(new Set(['Estación Yaguareté']))
    expect((await client.search({ query: 'transp', near: montevideo })).places).toEqual([])
  })
})

describe('forwardGeocode', () => {
  test('lists the house first, then its neighbors', async () => {
    const { places } = await client.forwardGeocode({ query: 'Buenos Aires 678', near: theater })
    expect(places[0]).toMatchObject({ accuracy: 10, address: { houseNumber: '678' } })
    expect(places[0]).not.toHaveProperty('name', expect.anything())
  })

  test.each(['Rue Oberkampf', '12 Rue Oberkampf'])(
    'finds addresses beyond 100 miles only with the city or its postal code: %s',
    async (query) => {
      const find = async (query: string) =>
        (await client.forwardGeocode({ query, near: london })).places
      expect(await find(query)).toEqual([])
      expect(await find(`${query}, Paris`)).not.toEqual([])
      expect(await find(`${query} 75011`)).not.toEqual([])
    },
  )
})

test('reverseGeocode: returns the house, or else the city, or else nothing', async () => {
  const addressAt = async (latitude: number, longitude: number) =>
    (await client.reverseGeocode({ coordinate: { latitude, longitude } }))?.address
  expect(await addressAt(-34.90021, -56.14992)).not.toHaveProperty('street', expect.anything())
  expect(await addressAt(-34.91022, -56.14993)).toMatchObject({ street: '26 de Marzo' })
  expect(await addressAt(-34.90021, -56.14992)).toMatchObject({ city: 'Montevideo' })
  expect(await addressAt(0, 0)).toBeUndefined()
})

test('listBrands: filters by rank, including both bounds', async () => {
  const ranks = async (minRank?: number, maxRank?: number) =>
    (await client.listBrands({ country: 'UY', minRank, maxRank })).map(({ rank }) => rank)
  expect(new Set(await ranks())).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(new Set(await ranks(2, 3))).toEqual(new Set([2, 3]))
  await expect(ranks(4, 2)).rejects.toMatchObject({ parameter: 'brand_rank_min' })
  expect(await client.listBrands({ country: 'NZ' })).toEqual([])
})

test('listCategories: takes the language of the parameter, of the header, or English', async () => {
  const ask = async (query: string, headers?: HeadersInit) => {
    const url = `https://geo.example/geo/v2/category_list/json?api_key=k${query}`
    const body = await (await createGeoFetch()(url, headers ? { headers } : {})).json()
    return body.category_list[0].name.map(({ language }: { language: string }) => language)
  }
  const german = { 'Accept-Language': 'pt, de-AT;q=0.8, fr;q=0.5' }
  expect(await ask('&language=it', german)).toEqual(['it-IT', 'en-US'])
  expect(await ask('', german)).toEqual(['de-DE', 'en-US'])
  expect(await ask('')).toEqual(['en-US'])
})

describe('getDirections', () => {
  test('returns the recorded route between its ends, and close to them', async () => {
    const close = { latitude: theater.latitude + 0.0005, longitude: theater.longitude }
    for (const origin of [theater, close]) {
      const route = await client.getDirections({ origin, destination: stadium })
      expect(route?.id).toBe('montevideo-teatro-solis-estadio-centenario')
      expect(route?.maneuvers.map(({ turnRoad }) => turnRoad.name)).toContain('Avenida 18 de Julio')
    }
  })

  test('returns another route on foot, which takes longer', async () => {
    const ends = { origin: theater, destination: stadium }
    const driven = await client.getDirections(ends)
    const walked = await client.getDirections({ ...ends, vehicle: 'pedestrian' })
    expect(walked?.id).not.toBe(driven?.id)
    expect(walked?.duration).toBeGreaterThan(driven?.duration ?? Number.POSITIVE_INFINITY)
  })

  test('names the unmet avoidances', async () => {
    const origin = { latitude: 35.68124, longitude: 139.76712 }
    const destination = { latitude: 35.54939, longitude: 139.77984 }
    const unmet = async (avoid?: ('toll' | 'ferry' | 'hov')[]) =>
      (await client.getDirections({ origin, destination, avoid }))?.unmetAvoid
    expect(await unmet()).toEqual([])
    expect(await unmet(['toll', 'ferry'])).toEqual(['toll'])
    expect(await unmet([])).toEqual([])
  })

  test('has fewer turns when the easiest route is requested', async () => {
    const ends = { origin: theater, destination: { latitude: -34.88, longitude: -56.16 } }
    const turns = async (optimize: 'fastest' | 'easiest') =>
      (await client.getDirections({ ...ends, optimize }))?.maneuvers.length
    expect(await turns('easiest')).toBe(3)
    expect(await turns('fastest')).toBe(4)
  })

  test('returns no route without streets, or to another city', async () => {
    expect(await client.getDirections({ origin: theater, destination: berlin })).toBeNull()
    const atSea = { latitude: -38, longitude: -50 }
    expect(await client.getDirections({ origin: atSea, destination: atSea })).toBeNull()
  })
})
