import type { Place } from '../domain/place.ts'
import type { WirePlace } from '../wire.ts'
import type { WireOptions } from '../wireOptions.ts'
import { decodeBrand } from './brand.ts'
import { decodeCategory } from './category.ts'
import { decodeContent } from './content.ts'
import { decodeFuelPrice } from './fuelPrice.ts'
import { decodeHours } from './hours.ts'
import { decodeLocation } from './location.ts'
import { decodePartner } from './partner.ts'
import { decodePhone } from './phone.ts'
import { placeId } from './placeId.ts'
import type { Reading } from './Reading.ts'
import { type Decoder, readList, readNumber, readRecord, readText } from './read.ts'
import type { Fields, JsonRecord } from './record.ts'

/** Reads a place. One without name, address and coordinate is nothing that could be shown. */
export function placeDecoder(wire: WireOptions): Decoder<Place> {
  return (record: JsonRecord & Fields<WirePlace>, reading) => {
    const name = readText(record, 'name', reading)
    const location = readRecord(record, 'location', reading, decodeLocation)
    if (name === undefined && location === undefined) return undefined
    const categories = readList(record, 'categories', reading, decodeCategory)
    const { hours, content } =
      readRecord(record, 'enhanced_contents', reading, decodeContents) ?? {}
    return {
      id: placeId(name, location, categories[0]),
      name,
      address: location?.address,
      coordinate: location?.coordinate,
      distance: readNumber(record, 'distance', reading),
      accuracy: readNumber(record, 'accuracy', reading, 1, 10),
      phones: readList(record, 'phones', reading, decodePhone),
      categories,
      brands: readList(record, 'brand', reading, decodeBrand),
      fuelPrices: readList(record, 'fuel_price', reading, decodeFuelPrice),
      hours,
      timeZone: readText(record, wire.timeZoneField, reading),
      content,
      partner: readRecord(record, 'partner_contents', reading, (partner, at) =>
        decodePartner(partner, at, wire),
      ),
    }
  }
}

function decodeContents(record: JsonRecord, reading: Reading): Pick<Place, 'hours' | 'content'> {
  return { hours: decodeHours(record, reading), content: decodeContent(record, reading) }
}
