import type { DatabaseSync } from 'node:sqlite'
import { kindCodes, UNUSED } from '@signpost/service/internal'

/** Writes the docs and their records, numbered by prominence. */
export function writeDocs(database: DatabaseSync): void {
  // The order is a separate table, because sorting whole rows would move every record through the sorter.
  database.exec(`
    begin;
    -- The names of a category or brand without a place stay known where it may be looked for, so that they are no misspelling of another word.
    create temp table unused as
      select id, json ->> 'countries' as countries from staging.record
      where kind = ${kindCodes.term}
        and (json ->> 'term', json ->> 'code') not in (select kind, code from staging.membership);
    create temp table mapped as
      select distinct country from locality
      where id in (select locality from staging.record where kind = ${kindCodes.place});
    delete from staging.record where id in (
      select id from unused
      where countries <> '[]' and not exists (select * from json_each(countries) join mapped on country = value)
    );
    update staging.record set prominence = ${UNUSED} where id in (select id from unused);
    drop table unused;
    drop table mapped;
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
