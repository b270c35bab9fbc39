import { type Phone, phoneTypes } from '../domain/phone.ts'
import type { Place } from '../domain/place.ts'
import type { WirePhone, WirePlace } from '../wire.ts'
import type { WireOptions } from '../wireOptions.ts'
import { decodeBrand } from './brand.ts'
import { decodeCategory } from './category.ts'
import { decodeContent } from './content.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { decodeFuelPrice } from './fuelPrice.ts'
import { decodeHours } from './hours.ts'
import { decodeLocation } from './location.ts'
import { decodePartner } from './partner.ts'
import { placeId } from './placeId.ts'
import { type Decoder, readList, readName, readNumber, readRecord, readText } from './read.ts'
import type { Fields, JsonRecord } from './record.ts'

/** Reads a place. One without name, address and coordinate cannot be shown, and is dropped. */
export function placeDecoder(wire: WireOptions): Decoder<Place> {
  return (record: JsonRecord & Fields<WirePlace>, context) => {
    const name = readText(record, 'name', context)
    const location = readRecord(record, 'location', context, decodeLocation)
    if (name === undefined && location === undefined) return undefined
    const categories = readList(record, 'categories', context, decodeCategory)
    const { hours, content } =
      readRecord(record, 'enhanced_contents', context, decodeContents) ?? {}
    return {
      id: placeId(name, location, categories[0]),
      name,
      localName: readText(record, 'local_name', context),
      address: location?.address,
      coordinate: location?.coordinate,
      distance: readNumber(record, 'distance', context),
      accuracy: readNumber(record, 'accuracy', context, 1, 10),
      phones: readList(record, 'phones', context, decodePhone),
      categories,
      brands: readList(record, 'brand', context, decodeBrand),
      fuelPrices: readList(record, 'fuel_price', context, decodeFuelPrice),
      hours,
      timeZone: readText(record, wire.timeZoneField ?? 'time_zone', context),
      content,
      partner: readRecord(record, 'partner_contents', context, (partner, at) =>
        decodePartner(partner, at, wire),
      ),
    }
  }
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
