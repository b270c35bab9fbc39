import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { createVocabulary, type Vocabulary } from '../../text/vocabulary.ts'
import { SCHEMA_VERSION } from '../schema.ts'

/** An index file open for reading, with its parts in memory. */
export interface OpenIndex {
  database: DatabaseSync
  vocabulary: Vocabulary
  /** Words too common in addresses to search for. */
  commonWords: ReadonlySet<string>
  /** True when a cell of a level has many records. Its inner cells then have tokens of their own. */
  isCrowded(level: number, cell: number): boolean
  close(): void
}

/** The error of a file that is not an index, is damaged, or has the layout of another version. */
export class IndexUnreadable extends Error {
  override readonly name = 'IndexUnreadable'
}

export function openIndex(path: string): OpenIndex {
  const database = open(path)
  // Each worker has its own cache of 16 MB. The rest of the file is in the system's cache, which all workers share.
  database.exec('pragma query_only = on; pragma cache_size = -16384')
  const crowded = new Map<number, Set<number>>()
  for (const { level, cell } of database.prepare('select level, cell from crowded_cell').all()) {
    const cells = crowded.get(Number(level)) ?? new Set()
    crowded.set(Number(level), cells.add(Number(cell)))
  }
  return {
    database,
    vocabulary: vocabularyOf(database),
    commonWords: new Set(JSON.parse(metaOf(database, 'everywhere') ?? '[]')),
    isCrowded: (level, cell) => crowded.get(level)?.has(cell) ?? false,
    close: () => database.close(),
  }
}

function open(path: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(immutable(path), { readOnly: true })
    const version = metaOf(database, 'version')
    if (version !== String(SCHEMA_VERSION)) {
      throw new Error(`it has version ${version ?? 'none'}, not ${SCHEMA_VERSION}`)
    }
    return database
  } catch (cause) {
    database?.close()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new IndexUnreadable(
      `The index ${path} cannot be read (${reason}): build the data again`,
      {
        cause,
      },
    )
  }
}

/**
 * The URL of a file that does not change. SQLite then does not lock it for every statement, which would take most of the time of a query on a
 * small index.
 */
function immutable(path: string): URL {
  const url = pathToFileURL(path)
  url.searchParams.set('immutable', '1')
  return url
}

function vocabularyOf(database: DatabaseSync): Vocabulary {
  const row = database.prepare('select terms, counts from vocabulary').get()
  const counts = row?.counts instanceof Uint8Array ? row.counts : new Uint8Array()
  return createVocabulary(String(row?.terms ?? ''), counts)
}

function metaOf(database: DatabaseSync, key: string): string | undefined {
  const value = database.prepare('select value from meta where key = ?').get(key)?.value
  return typeof value === 'string' ? value : undefined
}
