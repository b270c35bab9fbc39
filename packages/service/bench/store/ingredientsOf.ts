import type { AreaRecord, TermRecord } from '../../src/data/record.ts'
import { kindCodes } from '../../src/engine/store/layout/kinds.ts'
import { openIndex } from '../../src/engine/store/reading/openIndex.ts'
import { createRecords } from '../../src/engine/store/reading/records.ts'

/** What made-up records are put together from: real towns, streets, brands and categories. */
export interface Ingredients {
  towns: AreaRecord[]
  streets: string[]
  terms: TermRecord[]
}

/** Reads the ingredients from an index of real records. */
export function ingredientsOf(path: string): Ingredients {
  const index = openIndex(path)
  const records = createRecords(index.database)
  const recordsOf = (kind: number) =>
    index.database
      .prepare('select id from doc where kind = ?')
      .all(kind)
      .map(({ id }) => records.ofDoc(Number(id)))
  const towns = recordsOf(kindCodes.area).flatMap((record) =>
    record?.kind === 'area' && record.area === 'city' ? record : [],
  )
  const streets = recordsOf(kindCodes.street).flatMap((record) =>
    record?.kind === 'street' ? record.name : [],
  )
  const terms = recordsOf(kindCodes.term).flatMap((record) =>
    record?.kind === 'term' ? record : [],
  )
  index.close()
  return { towns, streets: [...new Set(streets)], terms }
}
