import type { AreaRecord, TermRecord } from '../../../data/record.ts'

/** The ingredients of made-up records: towns, streets, brands and categories. */
export interface Ingredients {
  towns: AreaRecord[]
  streets: string[]
  terms: TermRecord[]
}
