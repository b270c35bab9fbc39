import type { Address } from '../domain/address.ts'
import type { Coordinate } from '../domain/coordinate.ts'
import { type FuelPrice, fuelGrades, fuelUnits } from '../domain/fuel.ts'
import { closures } from '../domain/hours.ts'
import { type Phone, phoneTypes } from '../domain/phone.ts'
import type { Place } from '../domain/place.ts'
import { hash } from '../hash.ts'
import type { WireFuelPrice, WirePhone, WirePlace } from '../wire.ts'
import type { WireOptions } from '../wireOptions.ts'
import { decodeBrand } from './brand.ts'
import { decodeCategory } from './category.ts'
import { decodeContent, decodePartner } from './content.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { decodeHours } from './hours.ts'
import { decodeLocation } from './location.ts'
import {
  type Decoder,
  readAs,
  readList,
  readName,
  readNumber,
  readRecord,
  readText,
} from './read.ts'
import type { Fields, JsonRecord } from './record.ts'

/** Reads a place. A place with nothing to show but a distance is dropped. */
export function placeDecoder(wire: WireOptions): Decoder<Place> {
  return (record: JsonRecord & Fields<WirePlace>, context) => {
    const name = readText(record, 'name', context)
    const localName = readText(record, 'local_name', context)
    const location = readRecord(record, 'location', context, decodeLocation)
    const address = location && withoutName(location.address, [name, localName])
    const closure = readName(record, 'closed', context, closures)
    const { hours, content } =
      readRecord(record, 'enhanced_contents', context, decodeContents) ?? {}
    const lists = {
      phones: readList(record, 'phones', context, decodePhone),
      categories: readList(record, 'categories', context, decodeCategory),
      brands: readList(record, 'brand', context, decodeBrand),
      fuelPrices: readList(record, 'fuel_price', context, decodeFuelPrice),
    }
    const partner = readRecord(record, 'partner_contents', context, (partner, at) =>
      decodePartner(partner, at, wire),
    )
    const shown = [name, location, hours, content, partner]
    if (![...shown, ...Object.values(lists).flat()].some(Boolean)) return undefined
    return {
      id: placeId(name, address, location?.coordinate, lists),
      name,
      localName,
      address,
      coordinate: location?.coordinate,
      distance: readNumber(record, 'distance', context),
      accuracy: readNumber(record, 'accuracy', context, 1, 10),
      ...lists,
      hours: closure ? { sessions: [], ...hours, closure } : hours,
      content,
      timeZone: readText(record, wire.timeZoneField ?? 'time_zone', context),
      partner,
    }
  }
}

/** The address of a place without the place's own name, which some services write before it. */
function withoutName(address: Address, names: readonly (string | undefined)[]): Address {
  const { name, ...others } = address
  return name !== undefined && names.some((one) => one && foldName(one) === foldName(name))
    ? others
    : address
}

function decodeContents(
  record: JsonRecord,
  context: DecodeContext,
): Pick<Place, 'hours' | 'content'> {
  return { hours: decodeHours(record, context), content: decodeContent(record, context) }
}

function decodePhone(record: Fields<WirePhone>, context: DecodeContext): Phone | undefined {
  const number = readText(record, 'number', context)
  if (number === undefined) return undefined
  return {
    type: readName(record, 'type', context, phoneTypes),
    country: readText(record, 'country', context),
    area: readText(record, 'area', context),
    number,
    extension: readText(record, 'ext', context),
  }
}

export function decodeFuelPrice(
  record: Fields<WireFuelPrice>,
  context: DecodeContext,
): FuelPrice | undefined {
  // A price of 0 means that the price is unknown.
  const value = readNumber(record, 'value', context, Number.MIN_VALUE)
  if (value === undefined) return undefined
  return {
    value,
    grade: readName(record, 'type', context, fuelGrades, ['r', 'm', 'p', 'd', 'e']),
    unit: readName(record, 'units', context, fuelUnits, ['G', 'L']),
    currency: readAs(record, 'currency', context, currencyCode),
  }
}

function currencyCode(text: string): string | undefined {
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : undefined
}

/** The id of a place. The specification has none, so it is a hash of fields that seldom change. */
function placeId(
  name: string | undefined,
  address: Address | undefined,
  coordinate: Coordinate | undefined,
  { categories, brands }: Pick<Place, 'categories' | 'brands'>,
): string {
  const { houseNumber, street, city, postal, formatted } = address ?? {}
  const texts = [name, houseNumber, street, city, postal, formatted]
  return hash(
    [
      ...texts.map((text = '') => foldName(text)),
      coordinate?.latitude.toFixed(5),
      coordinate?.longitude.toFixed(5),
      categories[0]?.code,
      brands[0]?.id,
    ].join('\n'),
  )
}

/** Simpler than `fold` of the domain, because an id needs fewer spellings. */
function foldName(name: string): string {
  // Putting thousands of marks in order takes quadratic time.
  return name.slice(0, 300).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Gives places of the same id in one answer different ids: the second gets `~2`, the third `~3`. */
export function numberDuplicates(places: readonly Place[]): readonly Place[] {
  const seen = new Map<string, number>()
  return places.map((place) => {
    const count = (seen.get(place.id) ?? 0) + 1
    seen.set(place.id, count)
    return count === 1 ? place : { ...place, id: `${place.id}~${count}` }
  })
}
