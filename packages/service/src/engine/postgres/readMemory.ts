import { kindCodes } from '../layout/kinds.ts'
import { partitionRange } from '../layout/partitions.ts'
import type { Reader } from '../matching/Reader.ts'
import { readTerms } from '../matching/terms.ts'
import type { VocabularyData } from '../text/mergeVocabularies.ts'
import type { Connections } from './connect.ts'
import type { Postings } from './createPostings.ts'
import { createTermPostings, type PostingRow } from './createTermPostings.ts'
import { TABLES_VERSION } from './tables.ts'

/** The part of a region's tables that a reader keeps in memory. */
export interface Memory extends Pick<Reader, 'commonWords' | 'terms'> {
  readonly words: VocabularyData
  /** The cells with many records, each as its level and number. */
  readonly crowded: ReadonlySet<string>
  /** The numbers of terms in the index of places, by kind and code. */
  readonly termIds: ReadonlyMap<string, number>
  /** The number of docs. */
  readonly docs: number
  /** The names of the terms. */
  readonly termPostings: Postings
}

/** Reads the part that a reader keeps in memory: the vocabulary, the terms with their postings, and the crowded cells. */
export async function readMemory(connections: Connections, schema: string): Promise<Memory> {
  const memory = new Map(
    (
      await connections.rows<{ name: string; value: string; bytes: Buffer | null }>(
        `select name, value, bytes from ${schema}.memory`,
        [],
      )
    ).map((row) => [row.name, row]),
  )
  const version = memory.get('version')?.value
  if (version !== String(TABLES_VERSION)) {
    throw new Error(
      `The tables in ${schema} have version ${version ?? 'none'}, not ${TABLES_VERSION}: load the data again.`,
    )
  }
  const list = (name: string): [string | number, string | number, number?][] =>
    JSON.parse(memory.get(name)?.value ?? '[]')
  const records = await connections.rows<{ id: number; json: string }>(
    `select id, json from ${schema}.body where id in (select id from ${schema}.doc where kind = ${kindCodes.term})`,
    [],
  )
  const [greatest] = await connections.rows<{ id: number | null }>(
    `select max(id) as id from ${schema}.doc`,
    [],
  )
  const postings = await connections.rows<PostingRow>(
    `select token, docs from ${schema}.posting where token >= $1 and token < $2 order by token, block`,
    partitionRange('term'),
  )
  const vocabulary = memory.get('vocabulary')
  return {
    words: { text: vocabulary?.value ?? '', bytes: vocabulary?.bytes ?? new Uint8Array() },
    commonWords: new Set<string>(JSON.parse(memory.get('everywhere')?.value ?? '[]')),
    crowded: new Set(list('crowded').map(([level, cell]) => `${level}/${cell}`)),
    termIds: new Map(list('terms').map(([kind, code, id]) => [`${kind}/${code}`, id ?? 0])),
    terms: readTerms(records),
    docs: greatest?.id ?? 0,
    termPostings: createTermPostings(postings),
  }
}
