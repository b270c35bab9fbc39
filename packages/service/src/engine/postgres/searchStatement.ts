import { kindCodes } from '../layout/kinds.ts'
import { groupOf, worldPartition } from '../layout/partitions.ts'
import type { QueryWord } from '../matching/queryWords.ts'
import type { DocSearch } from '../matching/Reader.ts'
import { type Condition, MOST_LISTED, planSearch, type SearchedData } from './planSearch.ts'
import { docColumns, docsFrom } from './readRows.ts'
import { LONGEST_BEGINNING } from './rowsOf.ts'

/** A statement and its values; the rows have the number `n` of a partition and the `id` of a doc, and the doc itself where few are found. */
export interface SearchStatement {
  sql: string
  values: unknown[]
}

/** The number of a searched partition in its search, and its name. */
type Searched = readonly [n: number, partition: string]

/** More docs than the postings of a condition have; by it PostgreSQL takes their list for small enough to be in memory. */
const LIST_LIMIT = 4 * MOST_LISTED

/** The greatest character there is. */
const LAST = '\u{10ffff}'

/**
 * The SQL statement of a search. It reads the postings of the rarest word in the order of prominence, until `most` docs are found that have the
 * other words too: by the postings of those, or by the words of each doc, whichever costs less.
 */
export function searchStatement(
  asked: DocSearch,
  schema: string,
  data: SearchedData,
): SearchStatement {
  const { partitions, within, most } = asked
  const { driver, listed, compared } = planSearch(asked, data)
  if (!driver) return { sql: 'select 0 as n, 0 as id where false', values: [] }
  const isPlaced = within !== 'name'
  const named = partitions.map(({ partition }, n) => [n, partition] as const)
  const context = partitions.map((_, n) => [n, worldPartition('context')] as const)
  const searched = isPlaced ? [...named, ...context] : named
  const { tokens, beginnings } = formsOf(driver)
  const values: unknown[] = [most]
  const parameter = (value: unknown): string => `$${values.push(value)}`
  const kinds =
    isPlaced && compared.length > 0 ? parameter(kindsIn(partitions[0]?.partition ?? '')) : ''
  const filters = listed.map(isListed)
  // A condition that is a query of its own keeps the order of the postings, and is asked no more often than needed.
  if (compared.length > 0)
    filters.push(
      `(select ${compared.map(hasWord).join(' and ')} from ${schema}.doc where doc.id = posted.doc)`,
    )
  const filter = filters.length === 0 ? '' : `where ${filters.join(' and ')}`
  const streams: string[] = []
  if (tokens.length > 0) {
    streams.push(`
      select s.n, found.doc as id from ${tokenRows(tokens, searched)} as s (n, partition, token)
      cross join lateral (
        select posted.doc from (
          select unnest(docs) as doc from ${schema}.posting
          where partition = s.partition and token = s.token order by first
        ) posted ${filter} limit $1
      ) found`)
  }
  if (beginnings.length > 0) {
    streams.push(`
      select s.n, found.doc as id from ${beginningRows(beginnings, searched)} as s (n, partition, low, high)
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
    partitions.length > 1 || asked.words.length === 1
      ? found
      : `select found.n, ${docColumns} from (${found}) found join ${docsFrom(schema)} on doc.id = found.id`
  return { sql, values }

  /** The words of a doc, compared with those of a condition. */
  function hasWord({ words, isNamed }: Condition): string {
    const patterns = parameter(words.flatMap(patternsOf))
    const inName = `tokens like any(${patterns}::text[])`
    if (!isPlaced) return inName
    const inGroup = `(kind = any(${kinds}::int[]) and ${inName})`
    return isNamed ? inGroup : `(${inGroup} or around like any(${patterns}::text[]))`
  }

  /** A doc among the postings of a condition. They are read once: `is true` keeps them from being joined. */
  function isListed({ words, isNamed }: Condition): string {
    const within = isNamed ? named : searched
    const forms = words.map(formsOf)
    const tokens = forms.flatMap((form) => form.tokens)
    const beginnings = forms.flatMap((form) => form.beginnings)
    const lists: string[] = []
    if (tokens.length > 0) {
      lists.push(`
        select word.n, unnest(docs) from ${tokenRows(tokens, within)} as word (n, partition, token)
        join ${schema}.posting using (partition, token)`)
    }
    if (beginnings.length > 0) {
      lists.push(`
        select word.n, unnest(docs) from ${beginningRows(beginnings, within)} as word (n, partition, low, high)
        join ${schema}.posting on posting.partition = word.partition and token >= low and token < high`)
    }
    return `((s.n, posted.doc) in (select * from (${lists.join(' union all ')}) listed limit ${LIST_LIMIT})) is true`
  }

  function tokenRows(tokens: readonly string[], within: readonly Searched[]): string {
    const rows = within.flatMap(([n, name]) => tokens.map((token) => [n, name, token]))
    return `unnest(${columns(rows, ['int', 'text', 'text'])})`
  }

  function beginningRows(beginnings: readonly string[], within: readonly Searched[]): string {
    const rows = within.flatMap(([n, name]) =>
      beginnings.map((begun) => [n, name, begun, `${begun}${LAST}`]),
    )
    return `unnest(${columns(rows, ['int', 'text', 'text', 'text'])})`
  }

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
