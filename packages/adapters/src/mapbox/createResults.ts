import { phonesOf, webAddress } from '../domain/contact.ts'
import { entryOf, type Fields, fieldsOf, firstText, listOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { weekOfPeriods } from '../domain/weekOfPeriods.ts'
import type { Call, Parameters } from '../internals/createCall.ts'
import type { Sessions } from '../internals/createSessions.ts'
import { recordsIn } from '../internals/defineAdapter.ts'
import type { Geocoder, TextRequest } from '../internals/places.ts'
import { brandOf, categoriesOf, kindOf, locationOf } from './read.ts'

/** The operations of Mapbox other than suggestions. */
export type Results = Required<Omit<Geocoder, 'suggest' | 'restricts' | 'needsCenter'>>

export interface ResultsOptions {
  readonly ask: (path: string, call: Call, parameters: Parameters) => Promise<Fields>
  readonly text: (request: TextRequest) => Parameters
  readonly sessions: Sessions
  readonly isPermanent: boolean | undefined
}

export function createResults({ ask, text, sessions, isPermanent }: ResultsOptions): Results {
  const features = async (
    path: string,
    call: Call,
    parameters: Parameters,
  ): Promise<GeocodingResult[]> => {
    const found = (await ask(path, call, parameters)).features
    return recordsIn(found, 'Mapbox').flatMap((feature) => resultOf(feature) ?? [])
  }
  const permanent = isPermanent || undefined
  return {
    async details(chosen, call) {
      const [session = '', id = ''] = chosen.split('\n')
      const path = `searchbox/v1/retrieve/${encodeURIComponent(id)}`
      const found = await features(path, call, { session_token: session })
      sessions.end(session)
      return found
    },
    search: (request, call) => features('searchbox/v1/forward', call, text(request)),
    forwardGeocode: (request, call) =>
      features('geocode/v6/forward', call, { ...text(request), permanent }),
    async reverseGeocode({ latitude, longitude }, call) {
      const point = { longitude, latitude, limit: 1, permanent }
      const [found] = await features('geocode/v6/reverse', call, point)
      return found?.place.location
    },
  }
}

function resultOf({ geometry, properties }: Fields): GeocodingResult | undefined {
  const [longitude, latitude] = listOf(fieldsOf(geometry).coordinates)
  const record = fieldsOf(properties)
  const coordinate = coordinateOf(latitude, longitude)
  if (!coordinate) return undefined
  const kind = kindOf(record.feature_type)
  const location = { ...locationOf(record), coordinate }
  const metadata = fieldsOf(record.metadata)
  const place = {
    name: kind === 'address' ? undefined : firstText(record.name_preferred, record.name),
    location,
    categories: kind === 'place' ? categoriesOf(record) : [],
    brand: brandOf(record),
    phones: phonesOf(metadata.phone),
    enhanced_contents: {
      business_url: webAddress(metadata.website),
      hours_of_operation_structured: weekOfPeriods(fieldsOf(metadata.open_hours).periods),
    },
    closed:
      record.operational_status === 'temporarily_closed' ? ('temporarily' as const) : undefined,
    accuracy: fieldsOf(record.coordinates).accuracy === 'interpolated' ? 8 : undefined,
  }
  const confidence = entryOf(confidences, fieldsOf(record.match_code).confidence)
  return { kind, id: textOf(record.mapbox_id), confidence, place }
}

const confidences: Readonly<Record<string, number>> = {
  exact: 1,
  high: 0.95,
  medium: 0.8,
  low: 0.5,
}
