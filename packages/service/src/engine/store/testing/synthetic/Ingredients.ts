import type { AreaRecord, TermRecord } from '../../../../data/record.ts'

/** What made-up records are put together from: towns, streets, brands and categories. */
export interface Ingredients {
  towns: AreaRecord[]
  streets: string[]
  terms: TermRecord[]
}
