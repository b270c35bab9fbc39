import type { ConnectionOptions } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'

export interface StreetService {
  readonly client: ConnectionOptions
  /** The texts for which suggestions were requested, with the center of each request. */
  readonly suggested: readonly string[]
}

/**
 * The service in memory, which also knows these house numbers of Avenida Italia in Montevideo: as suggestions, or as the places behind the
 * suggestion of the street.
 */
export function streetWithNumbers(
  numbers: readonly string[] = ['2020', '2045', '3011'],
  as: 'suggestions' | 'places' = 'suggestions',
): StreetService {
  const service = createGeoFetch()
  const suggested: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(new Request(input).url)
    const query = searchParams.get('query')?.toLowerCase() ?? ''
    const filter = searchParams.get('search_filter') ?? ''
    const answer = await service(input, init)
    if (pathname.includes('suggestions')) {
      suggested.push(`${query} @ ${searchParams.get('search_center')}`)
      if (as === 'places' || !query.startsWith('avenida italia') || !answer.ok) return answer
      const { suggests, ...paging } = await answer.json()
      const [, , typed = ''] = query.split(' ')
      const found = numbers.filter((number) => number.startsWith(typed))
      return Response.json({ ...paging, suggests: [...suggests, ...found.map(suggestionOf)] })
    }
    if (as === 'places' && filter.startsWith('address/Avenida Italia/')) {
      return Response.json({ exhausted: 'y', places: numbers.map(placeOf) })
    }
    if (!filter.startsWith('number/')) return answer
    return Response.json({ exhausted: 'y', places: [placeOf(filter.slice('number/'.length))] })
  }
  return { client: { baseUrl: 'https://geo.example', apiKey: 'any', fetch }, suggested }
}

const area = 'Montevideo, Montevideo 11600, Uruguay'

function suggestionOf(number: string): object {
  return { search_filter: `number/${number}`, line1: `Avenida Italia ${number}`, line2: area }
}

function placeOf(number: string): object {
  return {
    location: {
      type: 'street',
      house_number: number,
      street: 'Avenida Italia',
      city: 'Montevideo',
      state: 'Montevideo',
      postal: '11600',
      country: 'Uruguay',
      country_code: 'URY',
      coordinate: { latitude: -34.8925, longitude: -56.158 },
      formatted_address: `Avenida Italia ${number}, ${area}`,
    },
  }
}
