import type { DatabaseSync } from 'node:sqlite'
import { boxCodes, kindCodes, readPoints } from '@signpost/service/internal'
import { batches } from './batches.ts'
import { boxOf } from './boxOf.ts'

/** The number of a line's points that share a box. Fewer points make a larger tree; more make boxes with much empty space. */
const POINTS_PER_BOX = 8

/** A point as an empty box, and as its coordinates. */
const boxAndPoint = 'longitude, longitude, latitude, latitude, longitude, latitude'

/** Writes the positions of the records that are found by position and not by name. */
export function writeBoxes(database: DatabaseSync): void {
  database.exec(`
    begin;
    insert into doc_box
      select id, ${boxCodes.intersection}, ${boxCodes.intersection}, ${boxAndPoint}, 0
      from doc where kind = ${kindCodes.intersection};
    insert into doc_box
      select doc.id, ${boxCodes.city}, ${boxCodes.city}, ${boxAndPoint}, json ->> 'population'
      from doc join body on body.id = doc.id where kind = ${kindCodes.area} and json ->> 'area' = 'city';
    insert into doc_box
      select doc.id, ${boxCodes.airport}, ${boxCodes.airport}, ${boxAndPoint}, 0
      from doc join body on body.id = doc.id where kind = ${kindCodes.place} and json ->> 'airport' is not null;
    insert into term (kind, code) select distinct kind, code from staging.membership;
    create unique index term_code on term (kind, code);
    insert into term_box
      select null, term.id, term.id,
        doc.longitude, doc.longitude, doc.latitude, doc.latitude, doc.longitude, doc.latitude, doc.id
      from staging.membership
      join term on term.kind = membership.kind and term.code = membership.code
      join staging.doc_order on doc_order.record = membership.record
      join doc on doc.id = doc_order.id
      join staging.record on record.id = membership.record
      order by term.id, record.cell;
    insert into street_line (doc, points)
      select doc_order.id, points from staging.line join staging.doc_order on doc_order.record = line.record
      order by doc_order.id, line.rowid;
    commit;
  `)
  const insert = database.prepare(
    'insert into street_box (id, west, east, south, north, line, start, stop) values (null, ?, ?, ?, ?, ?, ?, ?)',
  )
  const batch = batches(database)
  for (const { id, points } of database.prepare('select id, points from street_line').iterate()) {
    if (!(points instanceof Uint8Array)) continue
    const line = readPoints(points)
    for (let start = 0; start < line.length; start += POINTS_PER_BOX) {
      // The next point is included, so that the segment up to the next box belongs to this one.
      const stop = Math.min(line.length, start + POINTS_PER_BOX + 1)
      batch.next()
      insert.run(...boxOf(line.slice(start, stop)), id ?? null, start, stop)
    }
  }
  batch.finish()
}
