import type { DatabaseSync } from 'node:sqlite'
import { isBeside } from './batches.ts'

/**
 * Removes repeated addresses, such as those of a house and of the shops in it. Only addresses near each other are compared, because a town may have
 * two streets of the same name. Returns the number of remaining addresses.
 */
export function removeRepeatedAddresses(database: DatabaseSync): number {
  // The index covers all columns that are read here. Later it serves to find the streets and their numbers.
  database.exec(`
    create index staging.address_street
      on address (street_name, street_city, number, label, house_number, shown_name, block);
    create table staging.repeated (address integer primary key);
    begin
  `)
  const same = database.prepare(`
    select json_group_array(json_array(rowid, block)) as found from staging.address
    group by street_name, street_city, number, label, house_number, shown_name having count(*) > 1
  `)
  const insert = database.prepare('insert into staging.repeated values (?)')
  for (const { found } of same.iterate()) {
    const rows: [rowid: number, block: number][] = JSON.parse(String(found))
    const kept: number[] = []
    for (const [rowid, block] of rows.sort(([one], [other]) => one - other)) {
      if (kept.some((other) => isBeside(other, block))) insert.run(rowid)
      else kept.push(block)
    }
  }
  database.exec(`
    delete from staging.address where rowid in (select address from staging.repeated);
    commit
  `)
  const left = database.prepare('select count(*) as count from staging.address').get()
  return Number(left?.count)
}
