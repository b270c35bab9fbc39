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
  const of = fieldsOf(attributes)
  const coordinate = coordinateOf(y, x)
  if (!coordinate) return undefined
  const location = locationOf(
    { ...of, LongLabel: firstText(of.LongLabel, address) },
    coordinate,
    language,
  )
  const name = textOf(of.PlaceName)
  const type = textOf(of.Addr_type)
  const score = numberOf(of.Score) ?? numberOf(scored)
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
  const category = textOf(of.Type)
  const place = {
    name,
    location,
    categories: category ? [{ code: category, name: category }] : [],
    phones: phonesOf(of.Phone),
    enhanced_contents: { business_url: webAddress(of.URL) },
  }
  return { kind: 'place', confidence, place }
}

/** The accuracy of kinds that their parts do not determine. The number of a street address is interpolated along the street. */
const accuracies: Readonly<Record<string, number>> = { StreetAddress: 8, StreetInt: 7 }

export function locationOf(
  of: Fields,
  coordinate: Draft<WireLocation['coordinate']>,
  language: string | undefined,
): Draft<WireLocation> {
  const code = firstText(of.CountryCode, of.Country)
  return {
    house_number: textOf(of.AddNum),
    street: streetOf(of),
    city: textOf(of.City),
    state: textOf(of.Region),
    postal: textOf(of.Postal),
    country: firstText(of.CntryName) ?? countryName(code, language),
    country_code: code,
    formatted_address: firstText(of.LongLabel, of.Match_addr),
    coordinate,
  }
}

/** The name of a country, for a locator that sends only its code. */
function countryName(code: string | undefined, language = 'en'): string | undefined {
  const short = toAlpha2(code ?? '')
  return short && attempt(() => new Intl.DisplayNames(language, { type: 'region' }).of(short))
}

/** The street of an address from its parts. A reverse geocode has only the whole line, with the number before or after the street. */
function streetOf(of: Fields): string | undefined {
  const parts = [of.StPreDir, of.StPreType, of.StName, of.StType, of.StDir].map(textOf)
  const number = textOf(of.AddNum)
  const words = textOf(of.Address)?.split(' ')
  const whole = words?.filter((one) => one !== number).join(' ')
  return firstText(parts.filter(Boolean).join(' '), whole)
}
