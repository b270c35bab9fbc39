import type { AreaRecord, GeoRecord } from '../record.ts'

interface Sum {
  record: Exclude<GeoRecord, { kind: 'term' }>
  latitude: number
  longitude: number
  count: number
}

/** Gathers the postal codes that places and addresses have, each as an area around them. */
export class PostalCodes {
  readonly #sums = new Map<string, Sum>()

  add(record: GeoRecord): void {
    if (record.kind !== 'place' && record.kind !== 'address') return
    const { postal, countryCode, coordinate } = record
    if (postal === undefined) return
    const key = `${countryCode}:${postal}`
    const sum = this.#sums.get(key) ?? { record, latitude: 0, longitude: 0, count: 0 }
    sum.latitude += coordinate.latitude
    sum.longitude += coordinate.longitude
    sum.count += 1
    this.#sums.set(key, sum)
  }

  /** One area for each code, in the middle of what has it. */
  *areas(): Generator<AreaRecord> {
    for (const [key, { record, latitude, longitude, count }] of this.#sums) {
      const { countryCode, city, state, postal = '' } = record
      yield {
        kind: 'area',
        ref: `postal:${key}`,
        area: 'postal',
        name: postal,
        otherNames: [],
        coordinate: { latitude: latitude / count, longitude: longitude / count },
        countryCode,
        ...(city !== undefined && { city }),
        ...(state !== undefined && { state }),
        population: 0,
      }
    }
  }
}
