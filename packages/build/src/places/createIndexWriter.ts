import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type IndexEntry, indexes, SCHEMA_VERSION, schema } from '@signpost/service/internal'
import type { IndexCounts, IndexWriter } from '../writers.ts'
import { removeRepeatedAddresses } from './removeRepeatedAddresses.ts'
import { createStaging } from './staging.ts'
import { writeBoxes } from './writeBoxes.ts'
import { writeDocs } from './writeDocs.ts'
import { writeLocalityWords } from './writeLocalityWords.ts'
import { writeStreets } from './writeStreets.ts'
import { writeVocabulary } from './writeVocabulary.ts'
import { writeWords } from './writeWords.ts'

/**
 * Writes a new index file. Records are added in any order to a staging file, which `finish` sorts, so that memory stays bounded. The file is
 * incomplete until `finish` has returned.
 */
export function createIndexWriter(path: string): IndexWriter {
  const stagingPath = `${path}.staging`
  for (const old of [path, stagingPath]) rmSync(old, { force: true })
  // A failed build is discarded, so nothing has to be safe on the disk before the end. A defensive database does not allow turning off the journal.
  const database = new DatabaseSync(path, { defensive: false })
  database.exec(`
    pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive; pragma cache_size = -65536;
    pragma temp_store = file;
  `)
  database.prepare('attach ? as staging').run(stagingPath)
  database.exec('pragma staging.journal_mode = off; pragma staging.synchronous = off')
  database.exec(schema)
  const staging = createStaging(database)
  const counts: Record<string, number> = {}

  return {
    add(record: IndexEntry): void {
      if (record.kind !== 'border') counts[record.kind] = (counts[record.kind] ?? 0) + 1
      staging.add(record)
    },
    finish(): IndexCounts {
      staging.finish()

      if (counts.address) counts.address = removeRepeatedAddresses(database)
      writeStreets(database, staging)

      const commonWords = writeLocalityWords(database)

      writeDocs(database)
      writeWords(database, commonWords)

      writeBoxes(database)

      writeAddresses(database)

      writeVocabulary(database)

      database
        .prepare('insert into meta values (?, ?), (?, ?)')
        .run(
          ...['version', String(SCHEMA_VERSION)],
          ...['everywhere', JSON.stringify([...commonWords])],
        )
      database.exec(indexes)
      database.exec(`insert into words (words) values ('optimize')`)
      database.exec('detach staging')
      database.exec('vacuum')
      database.close()
      rmSync(stagingPath, { force: true })
      return counts
    },
  }
}

/** Writes the house numbers, grouped by street. */
function writeAddresses(database: DatabaseSync): void {
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
