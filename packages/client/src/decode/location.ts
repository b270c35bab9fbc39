import { attempt } from '../attempt.ts'
import { type Address, addressKinds, type LocatedAddress } from '../domain/address.ts'
import { toAlpha2, toAlpha3 } from '../domain/country.ts'
import type { WireLocation, WireRoutePlace } from '../wire.ts'
import { decodeCoordinate } from './coordinate.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { nameInFormatted } from './nameInFormatted.ts'
import { readAs, readName, readRecord, readText } from './read.ts'
import type { Fields } from './record.ts'

/** An address location, or the end of a route, which has a few fields more; undefined when it is empty. */
export function decodeLocation(
  record: Fields<WireLocation & WireRoutePlace>,
  context: DecodeContext,
): LocatedAddress | undefined {
  const address: Address = {
    kind: readName(record, 'type', context, addressKinds),
    formatted: readText(record, 'formatted_address', context),
    houseNumber: readText(record, 'house_number', context),
    street: readText(record, 'street', context),
    intersection: readText(record, 'intersection', context),
    airport: readText(record, 'airport', context),
    area: readText(record, 'areaname', context),
    city: readText(record, 'city', context),
    state: readText(record, 'state', context),
    postal: readText(record, 'postal', context),
    country: readText(record, 'country', context),
    countryCode: readCountry(record, 'country_code', context),
  }
  const coordinate = readRecord(record, 'coordinate', context, decodeCoordinate)
  if (!coordinate && !Object.values(address).some(Boolean)) return undefined
  return { address: { ...address, ...whatElse(address, context) }, coordinate }
}

/** The name that occurs only in the text of the whole address. For an address that is only a country code, it is the name of the country. */
function whatElse(address: Address, { language }: DecodeContext): Partial<Address> {
  const { kind, countryCode, ...texts } = address
  if (!countryCode || Object.values(texts).some(Boolean)) return nameInFormatted(address)
  return { country: countryName(countryCode, language) }
}

/** The name of a country in a language, or its code where the runtime has no names. */
function countryName(code: string, language: string): string {
  const name = (tag: string): string | undefined =>
    attempt(() => new Intl.DisplayNames(tag, { type: 'region' }).of(toAlpha2(code) ?? ''))
  return name(language) ?? name('en') ?? code
}

/** A country code as alpha-3, whichever of the two forms the service sent. */
export function readCountry<From extends object>(
  record: From,
  key: keyof From & string,
  context: DecodeContext,
): string | undefined {
  return readAs(record, key, context, toAlpha3)
}
