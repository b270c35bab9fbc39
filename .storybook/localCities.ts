import { type City, cities, montevideo } from '@signpost/testing/fixtures'
import cup from './pictures/cup.svg?url&no-inline'
import harbour from './pictures/harbour.svg?url&no-inline'
import park from './pictures/park.svg?url&no-inline'
import provider from './pictures/provider.svg?url&no-inline'
import street from './pictures/street.svg?url&no-inline'
import table from './pictures/table.svg?url&no-inline'

const absolute = (url: string): string => new URL(url, location.href).href

/** Drawings instead of photos. */
export const photos: readonly string[] = [table, harbour, street, park, cup].map(absolute)

/** The icon of the review provider. */
export const providerIcon: string = absolute(provider)

/** The cities of the fixtures with drawings as photos, so that nothing is fetched from elsewhere. */
export const localCities: readonly City[] = cities.map(withDrawings)

export const localMontevideo: City = withDrawings(montevideo)

function withDrawings(city: City): City {
  const places = city.places.map((place) => JSON.parse(JSON.stringify(place), drawing()))
  return { ...city, places }
}

/** A drawing for each photo of a place. */
function drawing(): (key: string, value: unknown) => unknown {
  let next = 0
  return (_, value) => {
    if (typeof value !== 'string') return value
    if (value.startsWith('https://photos.example/')) return photos[next++ % photos.length]
    return value === 'https://reviews.example/icon.svg' ? providerIcon : value
  }
}
