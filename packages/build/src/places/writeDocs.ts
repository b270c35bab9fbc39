import type { DatabaseSync } from 'node:sqlite'
import { kindCodes } from '@signpost/service/internal'

/** Writes the docs and their records, numbered by prominence. */
export function writeDocs(database: DatabaseSync): void {
  // The order is a separate table, because sorting whole rows would move every record through the sorter.
  database.exec(`
    begin;
    -- A category or brand of which there is no place leads nowhere.
    delete from staging.record
      where kind = ${kindCodes.term}
        and (json ->> 'term', json ->> 'code') not in (select kind, code from staging.membership);
    create table staging.doc_order (id integer primary key, record integer);
    insert into staging.doc_order (record) select id from staging.record order by prominence desc, ref;
    create unique index staging.doc_of on doc_order (record);
    insert into doc
      select doc_order.id, kind, latitude, longitude, prominence, names, context, ifnull(locality, 0), street.id, spots
      from staging.doc_order join staging.record on record.id = doc_order.record
      left join street on street.name = record.street_name and street.city = record.street_city
      order by doc_order.id;
    insert into body
      select doc_order.id, ref, json from staging.doc_order join staging.record on record.id = doc_order.record
      order by doc_order.id;
    commit;
  `)
}
