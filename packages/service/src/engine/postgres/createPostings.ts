import { LruCache } from '../LruCache.ts'
import { PARTITION_LENGTH } from '../layout/partitions.ts'
import { LONGEST_BEGINNING } from '../matching/searchTokens.ts'
import { done, type Plan, together, wait } from '../Plan.ts'
import type { Connections } from './connect.ts'
import { blocksFor, type DocList, readBlocks, union } from './docList.ts'

/** The docs of a token. The key is the name of a partition followed by the token; a final `*` stands for any ending. */
export interface Postings {
  /** True when the docs of a key are in memory. */
  has(key: string): boolean
  /** The docs of each key; with `most`, at least the first docs. */
  read(keys: readonly string[], most?: number): Plan<DocList[]>
}

/** The size of the lists in memory, of all regions. */
const MOST_BYTES = 2 ** 26

/** The most recently read lists; their keys begin with their schema. */
export type PostingCache = LruCache<DocList>

export function createPostingCache(): PostingCache {
  return new LruCache({ bytes: MOST_BYTES })
}

/** Reads the postings of a region. */
export function createPostings(
  connections: Connections,
  schema: string,
  cache: PostingCache,
): Postings {
  const tokenSql = `
    select n::int, block, docs from unnest($1::text[]) with ordinality as asked (token, n)
    join ${schema}.posting on posting.token = asked.token and block < $2
  `
  const beginningSql = `
    select n::int, block, docs from unnest($1::text[], $2::text[]) with ordinality as asked (low, high, n)
    join ${schema}.posting on token >= low and token < high and block < $3
  `

  function* readTokens(keys: readonly string[], blocks: number): Plan<DocList[]> {
    const rows = blocksOf(keys, yield* wait(connections.rows<BlockRow>(tokenSql, [keys, blocks])))
    return rows.map((own) =>
      readBlocks(own.sort((a, b) => a.block - b.block).map(({ docs }) => docs)),
    )
  }

  function* readBeginnings(keys: readonly string[], blocks: number): Plan<DocList[]> {
    const low = keys.map((key) => key.slice(0, -1))
    const high = low.map((key) => `${key}${LAST}`)
    const values = [low, high, blocks]
    const rows = blocksOf(keys, yield* wait(connections.rows<BlockRow>(beginningSql, values)))
    return rows.map((own) => union(own.map(({ docs }) => readBlocks([docs]))))
  }

  const wholeList = (key: string): string => `${schema} ${key}`

  return {
    has: (key) => cache.get(wholeList(key)) !== undefined,
    *read(keys, most) {
      const blocks = most === undefined ? EVERY_BLOCK : blocksFor(most)
      const askedList = (key: string): string =>
        blocks === EVERY_BLOCK ? wholeList(key) : `${wholeList(key)} ${blocks}`
      const found = new Map<string, DocList>()
      const tokens = new Set<string>()
      const beginnings = new Set<string>()
      for (const key of keys) {
        const list = cache.get(wholeList(key)) ?? cache.get(askedList(key))
        if (list) found.set(key, list)
        else (isRange(key) ? beginnings : tokens).add(key)
      }
      const read = yield* together([
        tokens.size > 0 ? readTokens([...tokens], blocks) : done<DocList[]>([]),
        beginnings.size > 0 ? readBeginnings([...beginnings], blocks) : done<DocList[]>([]),
      ])
      const lists = read.flat().values()
      for (const key of [...tokens, ...beginnings]) {
        const list = lists.next().value ?? EMPTY
        found.set(key, list)
        cache.put(askedList(key), list, list.byteLength)
      }
      return keys.map((key) => found.get(key) ?? EMPTY)
    },
  }
}

const EMPTY: DocList = new Int32Array()
/** A number greater than that of any block. */
const EVERY_BLOCK = 2 ** 31 - 1
/** The greatest character. */
const LAST = '\u{10ffff}'

/** Short prefixes are tokens of their own. */
function isRange(key: string): boolean {
  return key.endsWith('*') && key.length > PARTITION_LENGTH + LONGEST_BEGINNING + 1
}

interface BlockRow {
  n: number
  block: number
  docs: string
}

/** The rows of each key. */
function blocksOf(keys: readonly string[], rows: readonly BlockRow[]): BlockRow[][] {
  const found: BlockRow[][] = keys.map(() => [])
  for (const row of rows) found[row.n - 1]?.push(row)
  return found
}
