import { toAlpha2 } from '@signpost/client/domain'
import { attempt } from '@signpost/client/internal/attempt.js'
import type { WireLocation } from '@signpost/client/wire'
import { phonesOf, webAddress } from '../domain/contact.ts'
import { entryOf, type Fields, fieldsOf, firstText, numberOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'

export function candidateOf(
  { location: point, attributes, address, score: scored }: Fields,
  language: string | undefined,
): GeocodingResult | undefined {
  const { x, y } = fieldsOf(point)
  const record = fieldsOf(attributes)
  const coordinate = coordinateOf(y, x)
  if (!coordinate) return undefined
  const location = locationOf(
    { ...record, LongLabel: firstText(record.LongLabel, address) },
    coordinate,
    language,
  )
  const name = textOf(record.PlaceName)
  const type = textOf(record.Addr_type)
  const score = numberOf(record.Score) ?? numberOf(scored)
  const confidence = score === undefined ? undefined : score / 100
  const accuracy = entryOf(accuracies, type)
  if (type !== 'POI') {
    const isArea = type === 'Locality' || type === 'Postal'
    return {
      kind: isArea ? 'area' : 'address',
      confidence,
      place: { name: isArea ? name : undefined, location, accuracy },
    }
  }
  const category = textOf(record.Type)
  const place = {
    name,
    location,
    categories: category ? [{ code: category, name: category }] : [],
    phones: phonesOf(record.Phone),
    enhanced_contents: { business_url: webAddress(record.URL) },
  }
  return { kind: 'place', confidence, place }
}

/** The accuracy of kinds that their parts do not determine. The number of a street address is interpolated along the street. */
const accuracies: Readonly<Record<string, number>> = { StreetAddress: 8, StreetInt: 7 }

export function locationOf(
  record: Fields,
  coordinate: Draft<WireLocation['coordinate']>,
  language: string | undefined,
): Draft<WireLocation> {
  const code = firstText(record.CountryCode, record.Country)
  return {
    house_number: textOf(record.AddNum),
    street: streetOf(record),
    city: textOf(record.City),
    state: textOf(record.Region),
    postal: textOf(record.Postal),
    country: firstText(record.CntryName) ?? countryName(code, language),
    country_code: code,
    formatted_address: firstText(record.LongLabel, record.Match_addr),
    coordinate,
  }
}

/** The name of a country, for a locator that sends only its code. */
function countryName(code: string | undefined, language = 'en'): string | undefined {
  const short = toAlpha2(code ?? '')
  return short && attempt(() => new Intl.DisplayNames(language, { type: 'region' }).of(short))
}

/** The street of an address from its parts. A reverse geocode has only the whole line, with the number before or after the street. */
function streetOf(record: Fields): string | undefined {
  const parts = [record.StPreDir, record.StPreType, record.StName, record.StType, record.StDir].map(
    textOf,
  )
  const number = textOf(record.AddNum)
  const words = firstText(record.Address, record.StAddr)?.split(' ')
  const whole = words?.filter((one) => one !== number).join(' ')
  return firstText(parts.filter(Boolean).join(' '), whole)
}
