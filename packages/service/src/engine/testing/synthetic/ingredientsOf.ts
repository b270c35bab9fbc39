import { kindCodes } from '../../layout/kinds.ts'
import { openIndex } from '../../sqlite/reading/openIndex.ts'
import { createRecords } from '../../sqlite/reading/records.ts'
import type { Ingredients } from './Ingredients.ts'

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
