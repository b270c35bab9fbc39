import type { Place, Suggestion } from '@signpost/client'
import { toAlpha3 } from '@signpost/client/domain'
import { at, type Fact, type Raw, rawOf, rawsOf, textAt } from './Recording.ts'

/** The facts about a place that a provider wrote. An absent fact was not written. */
interface Written {
  readonly name?: string | undefined
  readonly houseNumber?: string | undefined
  readonly street?: string | undefined
  /** The city, if the provider has a separate field for it. */
  readonly city?: string | undefined
  /** The whole address as the provider writes it, which must contain the city. */
  readonly whole?: string | undefined
  readonly postal?: string | undefined
  readonly country?: string | undefined
  readonly countryCode?: string | undefined
  readonly point?: readonly [latitude: unknown, longitude: unknown]
  readonly phones?: readonly string[]
  /** The minutes of the week in which the place is open. */
  readonly openMinutes?: number | undefined
  readonly categories?: number
  readonly brands?: number
  /** False: the provider marks the match as inexact. */
  readonly isExact?: boolean
  readonly isRooftop?: boolean
  readonly closure?: string | undefined
}

type Reader = (raw: Raw) => Written

const phonesIn = (...values: readonly (string | undefined)[]): string[] =>
  values
    .flatMap((value) => value?.split(';') ?? [])
    .map((number) => number.trim())
    .filter(Boolean)

function minutesOf(periods: readonly Raw[]): number | undefined {
  if (!periods[0]) return undefined
  const clock = (raw: unknown): number => {
    const { day, hour = 0, minute = 0, time } = rawOf(raw)
    const [hours, minutes] = time ? [`${time}`.slice(0, 2), `${time}`.slice(2)] : [hour, minute]
    return Number(day) * 1440 + Number(hours) * 60 + Number(minutes)
  }
  if (periods.some(({ close }) => !close)) return 7 * 1440
  return periods.reduce(
    (sum, { open, close }) => sum + ((clock(close) - clock(open) + 10080) % 10080),
    0,
  )
}

function component(list: unknown, form: string, ...types: readonly string[]): string | undefined {
  const found = types.flatMap((type) =>
    rawsOf(list).filter((one) => Array.isArray(one.types) && one.types.includes(type)),
  )
  return textAt(found[0], form)
}

const leading = /^\d[\w-]*$/

const readers: Readonly<Record<string, Reader>> = {
  google: (raw) => {
    const parts = raw.addressComponents
    return {
      name: textAt(raw, 'displayName.text'),
      houseNumber: component(parts, 'longText', 'street_number'),
      street: component(parts, 'longText', 'route'),
      city: component(parts, 'longText', 'locality', 'postal_town'),
      postal: component(parts, 'longText', 'postal_code'),
      country: component(parts, 'longText', 'country'),
      countryCode: component(parts, 'shortText', 'country'),
      point: [at(raw, 'location.latitude'), at(raw, 'location.longitude')],
      phones: phonesIn(textAt(raw, 'internationalPhoneNumber')),
      openMinutes: minutesOf(rawsOf(at(raw, 'regularOpeningHours.periods'))),
      categories: textAt(raw, 'primaryType') ? 1 : 0,
      closure: /^CLOSED_(\w+)$/.exec(`${raw.businessStatus}`)?.[1]?.toLowerCase(),
    }
  },
  googlegeocode: (raw) => {
    const parts = raw.address_components
    const premise = component(parts, 'long_name', 'premise')?.split(' ')[0]
    const number = premise && leading.test(premise) ? premise : undefined
    const kind = at(raw, 'geometry.location_type')
    return {
      houseNumber: component(parts, 'long_name', 'street_number') ?? number,
      street: component(parts, 'long_name', 'route'),
      city: component(parts, 'long_name', 'locality', 'postal_town'),
      postal: component(parts, 'long_name', 'postal_code'),
      country: component(parts, 'long_name', 'country'),
      countryCode: component(parts, 'short_name', 'country'),
      point: [at(raw, 'geometry.location.lat'), at(raw, 'geometry.location.lng')],
      isExact:
        raw.partial_match !== true && kind !== 'RANGE_INTERPOLATED' && kind !== 'GEOMETRIC_CENTER',
      isRooftop: kind === 'ROOFTOP' && raw.partial_match !== true,
    }
  },
  mapbox: (raw) => {
    const record = rawOf(raw.properties)
    const point = at(raw, 'geometry.coordinates')
    const [longitude, latitude] = Array.isArray(point) ? point : []
    const isPlace = record.feature_type === 'poi'
    const isUrl = record.feature_type === 'address'
    const number = textAt(record, 'context.address.address_number')
    const written = isPlace ? textAt(record, 'address') : undefined
    return {
      name: isUrl ? undefined : textAt(record, 'name_preferred', 'name'),
      houseNumber: isPlace || isUrl ? number : undefined,
      street: written
        ? written.replace(new RegExp(`^${number} | ${number}$`), '')
        : textAt(record, 'context.address.street_name', 'context.street.name'),
      whole: textAt(record, 'full_address', 'place_formatted'),
      postal: textAt(record, 'context.postcode.name'),
      country: textAt(record, 'context.country.name'),
      countryCode: textAt(record, 'context.country.country_code'),
      point: [latitude, longitude],
      phones: phonesIn(textAt(record, 'metadata.phone')),
      openMinutes: minutesOf(rawsOf(at(record, 'metadata.open_hours.periods'))),
      categories: isPlace && Array.isArray(record.poi_category) ? record.poi_category.length : 0,
      brands: Array.isArray(record.brand) && record.brand.length > 0 ? 1 : 0,
      isExact: !['low', 'medium'].includes(`${at(record, 'match_code.confidence')}`),
    }
  },
  here: (raw) => ({
    name: ['houseNumber', 'street', 'intersection'].includes(`${raw.resultType}`)
      ? undefined
      : textAt(raw, 'title'),
    houseNumber: textAt(raw, 'address.houseNumber'),
    street: textAt(raw, 'address.street'),
    city: textAt(raw, 'address.city'),
    postal: textAt(raw, 'address.postal'),
    country: textAt(raw, 'address.countryName'),
    countryCode: textAt(raw, 'address.countryCode'),
    point: [at(raw, 'position.lat'), at(raw, 'position.lng')],
    phones: phonesIn(textAt(rawsOf(rawsOf(raw.contacts)[0]?.phone)[0], 'value')),
    categories: raw.resultType === 'place' ? rawsOf(raw.categories).length : 0,
    brands: rawsOf(raw.chains).length,
    isExact: Number(at(raw, 'scoring.queryScore') ?? 1) >= 0.95,
  }),
  tomtom: (raw) => {
    const isPlace = raw.type === 'POI'
    const isArea = raw.type === 'Geography'
    const codeArea = raw.entityType === 'PostalCodeArea' ? textAt(raw, 'address.postal') : undefined
    return {
      name: isPlace ? textAt(raw, 'poi.name') : isArea ? codeArea : undefined,
      houseNumber: textAt(raw, 'address.streetNumber', 'address.buildingNumber'),
      street: textAt(raw, 'address.streetName', 'address.street'),
      city: textAt(raw, 'address.localName'),
      whole: textAt(raw, 'address.freeformAddress'),
      postal: textAt(raw, 'address.extendedPostalCode', 'address.postal'),
      country: textAt(raw, 'address.country'),
      countryCode: textAt(raw, 'address.countryCodeISO3', 'address.countryCode'),
      point:
        typeof raw.position === 'string'
          ? (raw.position.split(',') as [string, string])
          : [at(raw, 'position.lat'), at(raw, 'position.lon')],
      phones: phonesIn(textAt(raw, 'poi.phone')),
      categories: isPlace && Array.isArray(at(raw, 'poi.categories')) ? 1 : 0,
      brands: rawsOf(at(raw, 'poi.brands')).length,
      isExact:
        Number(at(raw, 'matchConfidence.score') ?? 1) >= 0.95 && raw.type !== 'Address Range',
    }
  },
  photon: (raw) => {
    const record = rawOf(raw.properties)
    const point = at(raw, 'geometry.coordinates')
    const [longitude, latitude] = Array.isArray(point) ? point : []
    const postal = textAt(record, 'postcode')
    return {
      name:
        record.type === 'street' || record.osm_key === 'highway'
          ? undefined
          : textAt(record, 'name'),
      houseNumber: textAt(record, 'housenumber'),
      street:
        textAt(record, 'street') ?? (record.type === 'street' ? textAt(record, 'name') : undefined),
      city: textAt(record, 'city'),
      postal: postal?.includes(';') ? undefined : postal,
      country: textAt(record, 'country'),
      countryCode: textAt(record, 'countrycode'),
      point: [latitude, longitude],
    }
  },
  nominatim: (raw) => {
    const whole = textAt(raw, 'display_name')
    const record = rawOf(raw.address)
    const [first] = whole?.split(', ') ?? []
    const own = [raw.category, raw.class, raw.type].map((key) => record[`${key}`])
    const isRoad = raw.category === 'highway' || raw.class === 'highway'
    const old = raw.name === undefined && own.includes(first) ? first : undefined
    return {
      name: isRoad ? undefined : (textAt(raw, 'name') ?? old),
      houseNumber: textAt(record, 'house_number'),
      street: textAt(record, 'road', 'pedestrian', 'footway', 'square'),
      city: textAt(record, 'city', 'town', 'village', 'hamlet', 'municipality'),
      postal: textAt(record, 'postcode'),
      country: textAt(record, 'country'),
      countryCode: textAt(record, 'country_code'),
      point: [raw.lat, raw.lon],
      phones: phonesIn(textAt(raw, 'extratags.phone', 'extratags.contact:phone')),
    }
  },
  pelias: (raw) => {
    const record = rawOf(raw.properties)
    const point = at(raw, 'geometry.coordinates')
    const [longitude, latitude] = Array.isArray(point) ? point : []
    return {
      name:
        record.layer === 'address' || record.layer === 'street'
          ? undefined
          : textAt(record, 'name'),
      houseNumber: textAt(record, 'housenumber'),
      street: textAt(record, 'street'),
      city: textAt(record, 'locality', 'localadmin'),
      postal: textAt(record, 'postalcode'),
      country: textAt(record, 'country'),
      countryCode: textAt(record, 'country_a', 'country_code'),
      point: [latitude, longitude],
      phones: record.layer === 'venue' ? phonesIn(textAt(record, 'addendum.osm.phone')) : [],
      isExact: Number(record.confidence ?? 1) >= 0.95 && record.match_type !== 'interpolated',
    }
  },
  geoapify: (raw) => ({
    name: raw.result_type === 'amenity' ? textAt(raw, 'name') : undefined,
    houseNumber: textAt(raw, 'housenumber'),
    street: textAt(raw, 'street'),
    city: textAt(raw, 'city'),
    postal: textAt(raw, 'postcode'),
    country: textAt(raw, 'country'),
    countryCode: textAt(raw, 'country_code'),
    point: [raw.lat, raw.lon],
    isExact: Number(at(raw, 'rank.confidence') ?? 1) >= 0.95,
  }),
  esri: (raw) => {
    const record = rawOf(raw.attributes ?? raw.address)
    return {
      name: record.Addr_type === 'POI' && raw.attributes ? textAt(record, 'PlaceName') : undefined,
      houseNumber: textAt(record, 'AddNum'),
      city: textAt(record, 'City'),
      postal: textAt(record, 'Postal'),
      country: textAt(record, 'CntryName'),
      countryCode: textAt(record, 'CountryCode', 'Country'),
      point: [at(raw, 'location.y'), at(raw, 'location.x')],
      phones: phonesIn(textAt(record, 'Phone')),
      isExact:
        Number(record.Score ?? raw.score ?? 100) >= 95 && record.Addr_type !== 'StreetAddress',
    }
  },
  maptiler: (raw) => {
    const center = Array.isArray(raw.center) ? raw.center : []
    return {
      name:
        Array.isArray(raw.place_type) && raw.place_type.includes('poi')
          ? textAt(raw, 'text')
          : undefined,
      houseNumber: textAt(raw, 'address'),
      point: [center[1], center[0]],
    }
  },
}

/** The facts of a place as a provider sent it, and the place that was read. */
export function placeFacts(provider: string, raw: Raw, place: Place, isUrl: boolean): Fact[] {
  const written = readers[provider]?.(raw) ?? {}
  const { address = {}, coordinate, hours } = place
  const [latitude, longitude] = written.point ?? []
  const facts: Fact[] = [
    { field: 'latitude', wrote: Number(latitude), read: coordinate?.latitude },
    { field: 'longitude', wrote: Number(longitude), read: coordinate?.longitude },
  ]
  const compare = (record: string, wrote: unknown, read: unknown): void => {
    if (wrote !== undefined) facts.push({ field: record, wrote, read })
  }
  if (!isUrl) compare('name', written.name, place.name)
  compare('house number', written.houseNumber, address.houseNumber)
  compare('street', written.street, address.street)
  compare('city', written.city, address.city)
  compare('postal code', written.postal, address.postal)
  compare('country', written.country, address.country)
  compare('country code', written.countryCode && toAlpha3(written.countryCode), address.countryCode)
  const { whole } = written
  if (whole && address.city)
    facts.push({
      field: 'city',
      wrote: whole,
      read: address.city,
      holds: whole.includes(address.city),
    })
  if (address.country && toAlpha3(address.country))
    facts.push({ field: 'country', wrote: 'a name', read: address.country, holds: false })
  if (address.postal?.includes(';'))
    facts.push({ field: 'postal code', wrote: 'one', read: address.postal, holds: false })
  if (written.phones?.[0] && !isUrl) {
    compare(
      'phones',
      written.phones.join(' | '),
      place.phones.map(({ number }) => number).join(' | '),
    )
  }
  if (written.openMinutes !== undefined) {
    const seconds = hours?.sessions?.reduce((sum, { start, end }) => sum + end - start, 0)
    compare('open minutes', written.openMinutes, seconds === undefined ? undefined : seconds / 60)
  }
  const some = (record: string, count: number | undefined, read: number): void => {
    if (count && !isUrl) compare(record, true, read > 0 || undefined)
  }
  some('categories', written.categories, place.categories.length)
  some('brands', written.brands, place.brands.length)
  compare('closure', written.closure, hours?.closure)
  if (place.accuracy !== undefined) {
    if (written.isExact === false)
      facts.push({
        field: 'accuracy of a match that is not exact',
        wrote: 'below 10',
        read: place.accuracy,
        holds: place.accuracy < 10,
      })
    if (written.isRooftop)
      facts.push({ field: 'accuracy of a rooftop', wrote: 10, read: place.accuracy })
  }
  return facts
}

interface WrittenLines {
  readonly line1?: string | undefined
  /** The texts that must each be in a line after the first. */
  readonly others: readonly (string | undefined)[]
  readonly isPlace: boolean
  readonly distance?: number | undefined
}

const suggested: Readonly<Record<string, (raw: Raw) => WrittenLines>> = {
  mapbox: (raw) => ({
    line1: textAt(raw, 'name_preferred', 'name'),
    others:
      raw.feature_type === 'category'
        ? []
        : [textAt(raw, 'address'), textAt(raw, 'place_formatted')],
    isPlace: raw.feature_type === 'poi',
    distance: raw.feature_type === 'poi' ? Number(raw.distance ?? Number.NaN) : undefined,
  }),
  here: (raw) => {
    const label = textAt(raw, 'address.label')?.split(', ') ?? []
    return {
      line1: textAt(raw, 'title'),
      others: raw.resultType === 'place' ? label.slice(1) : [],
      isPlace: raw.resultType === 'place',
    }
  },
  google: (raw) => ({
    line1: textAt(raw, 'placePrediction.structuredFormat.mainText.text'),
    others: [textAt(raw, 'placePrediction.structuredFormat.secondaryText.text')],
    isPlace: false,
  }),
  esri: (raw) => ({
    line1: textAt(raw, 'text')?.split(', ')[0],
    others: textAt(raw, 'text')?.split(', ').slice(1) ?? [],
    isPlace: false,
  }),
}

/** The facts of a suggestion as a provider sent it, and the suggestion that was read. */
export function suggestionFacts(provider: string, raw: Raw, suggestion: Suggestion): Fact[] {
  const written = suggested[provider]?.(raw)
  if (!written) return []
  const { line1, line2, line3 } = suggestion
  const below = [line2, line3].filter(Boolean).join(', ')
  const facts: Fact[] = []
  if (suggestion.kind !== 'term') facts.push({ field: 'line 1', wrote: written.line1, read: line1 })
  const shown = suggestion.kind === 'term' ? line1 : below
  for (const wrote of written.others) {
    if (wrote)
      facts.push({ field: 'lines 2 and 3', wrote, read: shown.includes(wrote) ? wrote : undefined })
  }
  if (written.isPlace) {
    facts.push({ field: 'kind', wrote: 'place', read: suggestion.kind })
    facts.push({ field: 'line 2 without the name', wrote: true, read: !line2?.startsWith(line1) })
    if (written.others.filter(Boolean).length > 2)
      facts.push({ field: 'line 3', wrote: true, read: line3 !== undefined || undefined })
    const distance = suggestion.kind === 'place' ? suggestion.distance : undefined
    if (written.distance !== undefined && Number.isFinite(written.distance))
      facts.push({ field: 'distance', wrote: written.distance, read: distance })
  }
  return facts
}
