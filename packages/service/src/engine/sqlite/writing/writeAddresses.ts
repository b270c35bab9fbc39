import type { DatabaseSync } from 'node:sqlite'

/** Writes the house numbers, those of a street side by side. */
export function writeAddresses(database: DatabaseSync): void {
  database.exec(`
    begin;
    insert into address
      (street, number, label, house_number, latitude, longitude, locality, ref, street_name)
      select street.id, number, label, house_number, latitude, longitude, locality, ref, shown_name
      from staging.address
      join street on street.name = address.street_name and street.city = address.street_city
      order by street.id, number, label, ref;
    insert into address_box
      select id, longitude, longitude, latitude, latitude from address order by id;
    commit;
  `)
}
