import type { DatabaseSync } from 'node:sqlite'
import type { Position } from '@signpost/client/domain'
import { spotsOf } from '@signpost/service/internal'
import type { Staging } from './staging.ts'

/**
 * Numbers the streets of records and addresses. A street that only occurs in addresses gets a record, so that it can be found by name; its reference
 * consists of its name and city, so that it survives a rebuild.
 */
export function writeStreets(database: DatabaseSync, staging: Staging): void {
  database.exec(`
    create index staging.record_street on record (street_name, street_city) where street_name is not null;
    insert into street (name, city)
      select street_name, street_city from staging.address
      union select street_name, street_city from staging.record where street_name is not null;
    create unique index street_key on street (name, city);
  `)
  const orphans = database.prepare(`
    select name, city from street where not exists (
      select 1 from staging.record where street_name = street.name and street_city = street.city
    )
  `)
  const addressesOf = database.prepare(`
    select shown_name, latitude, longitude, locality.city, locality.state, locality.country
    from staging.address join locality on locality.id = address.locality
    where street_name = ? and street_city = ?
  `)
  for (const { name, city } of orphans.iterate()) {
    const addresses = addressesOf.all(name ?? null, city ?? null)
    const middle = addresses[addresses.length >> 1]
    if (!middle) continue
    const points = addresses.map((address): Position[] => [
      [Number(address.longitude), Number(address.latitude)],
    ])
    staging.addStreet(
      {
        kind: 'street',
        ref: `street:${city}/${name}`,
        name: String(middle.shown_name),
        otherNames: [],
        lines: [],
        coordinate: {
          latitude: Number(middle.latitude),
          longitude: Number(middle.longitude),
        },
        countryCode: String(middle.country),
        ...(middle.city === null ? {} : { city: String(middle.city) }),
        ...(middle.state === null ? {} : { state: String(middle.state) }),
      },
      spotsOf(points),
    )
  }
  staging.finish()
}
