import { readSearch, suggestions } from '@signpost/client/protocol'
import type { WireSuggestions } from '@signpost/client/wire'
import { writeFilter } from '../domain/filter.ts'
import { type Draft, knownPlace, suggestionOf } from '../domain/GeocodingResult.ts'
import type { Call } from './createCall.ts'
import type { AdapterDefinition, Part } from './defineAdapter.ts'
import { loaded } from './failure.ts'
import { type Geocoder, refuseOther, startOf } from './Geocoder.ts'

export type { Geocoder, TextRequest } from './Geocoder.ts'
export { refuse } from './Geocoder.ts'

const names = ['suggest', 'search', 'forwardGeocode', 'reverseGeocode'] as const

/** The places and addresses of a provider. */
export function places(geocoder: Geocoder): Part {
  const has = { ...geocoder, search: geocoder.search ?? geocoder.details }
  return {
    operations: names.filter((name) => has[name]),
    vehicles: [],
    optimizations: [],
    avoidances: [],
    needsCenter: !!geocoder.needsCenter,
    async answer(operation, call, provider) {
      if (operation === 'suggest') return suggestionsOf(geocoder, call, provider)
      // The first request is for suggestions; all other code is loaded on demand.
      const { answerOf } = await loaded(provider.title, import('./placesOf.ts'))
      return answerOf(geocoder, operation, call, provider)
    },
  }
}

async function suggestionsOf(
  geocoder: Geocoder,
  call: Call,
  { name, title }: AdapterDefinition,
): Promise<Draft<WireSuggestions>> {
  const request = readSearch(suggestions, call.request, geocoder.needsCenter)
  const from = startOf(request, title)
  refuseOther(request, geocoder, title)
  const found = (await geocoder.suggest?.(request, call)) ?? []
  const seen = new Set<string>()
  const suggests = found.flatMap((one) => {
    const place = knownPlace(one.place)
    const suggestion = suggestionOf({ ...one, place }, writeFilter(name, one.id ?? place), from)
    if (!suggestion) return []
    const { line1, line2, line3, distance } = suggestion
    // Two branches of a chain with the same lines are two places.
    const apart = one.kind === 'place' && distance !== undefined && Math.round(distance / 200)
    const lines = [line1, line2, line3, apart].join('\n')
    if (seen.has(lines)) return []
    seen.add(lines)
    return [suggestion]
  })
  return { suggests: suggests.slice(0, request.limit), exhausted: 'y' }
}
