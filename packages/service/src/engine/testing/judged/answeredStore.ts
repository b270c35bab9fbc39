import type { FoundRecord, Match, PlaceStore } from '../../PlaceStore.ts'
import { type EngineAnswer, type EngineAnswers, keyOf } from './EngineAnswers.ts'

/** A store with the matches of another engine, which are judged by the same rules. `own` has the elements of the same map. */
export function answeredStore({ answers }: EngineAnswers, own: PlaceStore): PlaceStore {
  return {
    ...own,
    get: (ref, signal) => own.get(ref, signal),
    placesOf: (request, signal) => own.placesOf(request, signal),
    around: (point, signal) => own.around(point, signal),
    close: () => own.close(),
    match: (request) =>
      Promise.all(
        (answers[keyOf(request)] ?? []).slice(0, request.limit).map(
          async (answer): Promise<Match> => ({
            record: (answer.ref && (await own.get(answer.ref))) || recordOf(answer),
            distance: 0,
          }),
        ),
      ),
  }
}

const settlements = new Set(['city', 'town', 'village', 'hamlet', 'municipality'])
const areas = new Set(['country', 'state', 'district', 'postal'])

/** The record of a row without a record of ours, such as a street of many ways, an area or a house. */
function recordOf(answer: EngineAnswer): FoundRecord {
  const { category, addressType, name, latitude, longitude, road, houseNumber } = answer
  const located = {
    ref: answer.ref ?? '',
    coordinate: { latitude, longitude },
    countryCode: '',
  }
  if (category === 'highway') return { ...located, kind: 'street', name, otherNames: [] }
  if (category === 'place' || category === 'boundary') {
    if (houseNumber && road) return { ...located, kind: 'address', houseNumber, street: road }
    const type = addressType === 'postcode' ? 'postal' : addressType
    const area = settlements.has(type) ? 'city' : areas.has(type) ? type : 'district'
    return { ...located, kind: 'area', area: area as 'city', name, otherNames: [], population: 0 }
  }
  return {
    ...located,
    kind: 'place',
    name,
    otherNames: [],
    categories: [],
    brands: [],
    weight: 0,
    phones: [],
    contents: {},
  }
}
