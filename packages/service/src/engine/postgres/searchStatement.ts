import { kindCodes } from '../layout/kinds.ts'
import { groupOf, worldPartition } from '../layout/partitions.ts'
import type { QueryWord } from '../matching/queryWords.ts'
import type { DocSearch } from '../matching/Reader.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import { docColumns, docsFrom } from './readRows.ts'
import { LONGEST_BEGINNING } from './rowsOf.ts'

/** A statement and its values; the rows have the number `n` of a partition and the `id` of a doc, and the doc itself where few are found. */
export interface SearchStatement {
  sql: string
  values: unknown[]
}

/** The greatest character there is. */
const LAST = '\u{10ffff}'

/**
 * The SQL statement of a search. It reads the postings of the rarest word in the order of prominence, until `most` docs are found that have the
 * other words too.
 */
export function searchStatement(
  { partitions, words, within, most }: DocSearch,
  schema: string,
  vocabulary: Vocabulary,
): SearchStatement {
  const [driver, ...others] = [...words].sort(
    (a, b) => rarity(a, vocabulary) - rarity(b, vocabulary),
  )
  if (!driver) return { sql: 'select 0 as n, 0 as id where false', values: [] }
  const isPlaced = within !== 'name'
  const searched = partitions.flatMap(({ partition }, n) =>
    (isPlaced ? [partition, worldPartition('context')] : [partition]).map((name) => [n, name]),
  )
  const { tokens, beginnings } = formsOf(driver)
  const values: unknown[] = [most]
  const parameter = (value: unknown): string => `$${values.push(value)}`
  const kinds =
    isPlaced && others.length > 0 ? parameter(kindsIn(partitions[0]?.partition ?? '')) : ''
  const inName = (patterns: string) =>
    isPlaced
      ? `(kind = any(${kinds}::int[]) and tokens like any(${patterns}::text[]))`
      : `tokens like any(${patterns}::text[])`
  const conditions = others.map((word) => {
    const patterns = parameter(patternsOf(word))
    return isPlaced
      ? `(${inName(patterns)} or around like any(${patterns}::text[]))`
      : inName(patterns)
  })
  if (within === 'nameAndAddress') conditions.push(inName(parameter(words.flatMap(patternsOf))))
  // A condition that is a query of its own keeps the order of the postings, and is asked no more often than needed.
  const filter =
    conditions.length === 0
      ? ''
      : `where (select ${conditions.join(' and ')} from ${schema}.doc where doc.id = posted.doc)`
  const streams: string[] = []
  if (tokens.length > 0) {
    const rows = searched.flatMap(([n, name]) => tokens.map((token) => [n, name, token]))
    streams.push(`
      select s.n, found.doc as id from unnest(${columns(rows, ['int', 'text', 'text'])}) as s (n, partition, token)
      cross join lateral (
        select posted.doc from (
          select unnest(docs) as doc from ${schema}.posting
          where partition = s.partition and token = s.token order by first
        ) posted ${filter} limit $1
      ) found`)
  }
  if (beginnings.length > 0) {
    const rows = searched.flatMap(([n, name]) =>
      beginnings.map((begun) => [n, name, begun, `${begun}${LAST}`]),
    )
    streams.push(`
      select s.n, found.doc as id from unnest(${columns(rows, ['int', 'text', 'text', 'text'])}) as s (n, partition, low, high)
      cross join lateral (
        select distinct posted.doc from (
          select unnest(docs) as doc from ${schema}.posting
          where partition = s.partition and token >= s.low and token < s.high
        ) posted ${filter} order by doc limit $1
      ) found`)
  }
  const found = streams.join(' union all ')
  // What has several words are few docs, and seldom cached.
  const sql =
    partitions.length > 1 || others.length === 0
      ? found
      : `select found.n, ${docColumns} from (${found}) found join ${docsFrom(schema)} on doc.id = found.id`
  return { sql, values }

  function columns(rows: readonly unknown[][], types: readonly string[]): string {
    return types
      .map((type, column) => `${parameter(rows.map((row) => row[column]))}::${type}[]`)
      .join(', ')
  }
}

/** The docs of each partition, the most prominent first. */
export function foundDocs(
  rows: readonly { n: number; id: number }[],
  { partitions, most }: DocSearch,
): number[][] {
  const found = partitions.map(() => new Set<number>())
  for (const { n, id } of rows) found[n]?.add(id)
  return found.map((docs) => [...docs].sort((a, b) => a - b).slice(0, most))
}

/** The kinds of records that are in a group. */
function kindsIn(partition: string): number[] {
  const { place, street, intersection, area, term } = kindCodes
  switch (groupOf(partition)) {
    case 'street':
      return [street]
    case 'corner':
      return [intersection]
    case 'term':
      return [term]
    default:
      return [place, street, area]
  }
}

/** The tokens that stand for a word, and the longer beginnings of those that do. */
export function formsOf({ meanings, prefixes }: QueryWord): {
  tokens: string[]
  beginnings: string[]
} {
  const begun = [...prefixes.keys()]
  const isShort = (prefix: string) => prefix.length <= LONGEST_BEGINNING
  return {
    tokens: [
      ...[...meanings.keys()].filter((token) => !begun.some((prefix) => token.startsWith(prefix))),
      ...begun.filter(isShort).map((prefix) => `${prefix}*`),
    ],
    beginnings: begun.filter((prefix) => !isShort(prefix)),
  }
}

/** A word as patterns of the words of a doc, which stand between spaces. Nothing in a token means anything in a pattern. */
function patternsOf({ meanings, prefixes }: QueryWord): string[] {
  const begun = [...prefixes.keys()]
  const whole = [...meanings.keys()].filter(
    (token) => !begun.some((prefix) => token.startsWith(prefix)),
  )
  return [...whole.map((token) => `% ${token} %`), ...begun.map((prefix) => `% ${prefix}%`)]
}

function rarity({ meanings, prefixes }: QueryWord, vocabulary: Vocabulary): number {
  let count = 0
  for (const meaning of meanings.keys()) {
    count += vocabulary.countInNames(meaning) + vocabulary.countInAddresses(meaning)
  }
  for (const prefix of prefixes.keys()) count += vocabulary.countInNamesByPrefix(prefix)
  return count
}
