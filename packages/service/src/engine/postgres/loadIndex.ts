import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { openIndex } from '../sqlite/reading/openIndex.ts'
import { connectToWrite } from './connect.ts'
import { type CopyValue, copyLine } from './copyText.ts'
import {
  type Documents,
  dropGeneration,
  listGenerations,
  makeCurrent,
  regionsOf,
  saveDocuments,
  withLock,
} from './generations.ts'
import { rowsOf } from './rowsOf.ts'
import { schemaOf, type Table, tables } from './tables.ts'

export interface LoadJob {
  /** The index of a data folder. */
  index: string
  /** The build of the index. */
  dataId: string
  /** The documents of the folder in addition to its index. A service without a folder needs them. */
  documents?: Documents
  /** The URL of the primary server. */
  url: string
  /** The name of the region to add or replace; all other regions stay. Without it, the load replaces everything. */
  region?: string
  signal?: AbortSignal
  /** Receives progress messages. */
  report?: (line: string) => void
}

/** The number of lines that are sent at once. */
const BATCH = 2000

/**
 * Loads a finished index into new tables, and switches to a new generation when all rows have arrived: one with only these tables, or with the other
 * current regions. An interrupted load changes nothing. The next load of the same data continues after the last complete table, and a load of other
 * data starts over.
 */
export async function loadIndex(job: LoadJob): Promise<number> {
  const { index: path, url, documents, region = null, signal, report } = job
  const pool = await connectToWrite(url)
  try {
    return await withLock(pool, async (client) => {
      const id = await begin(client, job)
      const index = openIndex(path)
      try {
        const rows = rowsOf(index.database)
        const { rows: loaded } = await client.query<{ name: string }>(
          'select name from signpost.loaded where generation = $1',
          [id],
        )
        for (const table of tables) {
          if (loaded.some(({ name }) => name === table.name)) continue
          signal?.throwIfAborted()
          const made = rows[table.name]
          if (!made) continue
          const count = await loadTable(client, id, table, made(), signal)
          report?.(`${table.name}: ${count.toLocaleString('en')} rows.`)
        }
      } finally {
        index.close()
      }
      signal?.throwIfAborted()
      if (documents) await saveDocuments(client, id, documents)
      await makeCurrent(client, { id, region })
      const names = (await regionsOf(client, id)).map(
        ({ name }) => name || 'all that was loaded at once',
      )
      const read = region === null ? '' : ` Its regions: ${names.join(', ')}.`
      report?.(`Generation ${id} is complete and in use.${read}`)
      return id
    })
  } finally {
    await pool.end()
  }
}

/** The generation to load: that of an interrupted load of the same data, or a new one. */
async function begin(client: PoolClient, job: LoadJob): Promise<number> {
  const { dataId, region = null, report } = job
  const left = (await listGenerations(client)).filter(({ state }) => state === 'loading')
  const same = left.find((one) => one.dataId === dataId && one.region === region)
  for (const other of left) {
    if (other === same) continue
    await dropGeneration(client, other.id)
    report?.(
      `Generation ${other.id}, an interrupted load of other data, was dropped. This load starts over.`,
    )
  }
  if (same) {
    report?.(`Generation ${same.id}, an interrupted load of the same data, is resumed.`)
    return same.id
  }
  await client.query('begin')
  const { rows } = await client.query<{ id: number }>(
    'insert into signpost.generation (data_id, region) values ($1, $2) returning id',
    [dataId, region],
  )
  const id = rows[0]?.id ?? 0
  await client.query(`create schema ${schemaOf(id)}`)
  await client.query('commit')
  report?.(`Generation ${id} is loaded.`)
  return id
}

/** Loads a table in one transaction, with its indexes, and compares the number of its rows with those that were sent. */
async function loadTable(
  client: PoolClient,
  generation: number,
  { name, columns, indexes }: Table,
  rows: Iterable<readonly CopyValue[]>,
  signal?: AbortSignal,
): Promise<number> {
  const table = `${schemaOf(generation)}.${name}`
  await client.query('begin')
  try {
    await client.query(`set local search_path = ${schemaOf(generation)}`)
    await client.query(`create table ${name} (${columns})`)
    const sent = { rows: 0 }
    const copy = client.query(copyFrom(`copy ${name} from stdin`))
    await pipeline(Readable.from(batches(rows, sent), { objectMode: false }), copy, {
      ...(signal && { signal }),
    })
    if (copy.rowCount !== sent.rows) {
      throw new Error(
        `The table ${table} has ${copy.rowCount} of the ${sent.rows} rows that were sent: nothing was changed.`,
      )
    }
    for (const index of indexes) await client.query(index)
    await client.query(`analyze ${name}`)
    const loaded = [generation, name, sent.rows]
    await client.query('insert into signpost.loaded values ($1, $2, $3)', loaded)
    await client.query('commit')
    return sent.rows
  } catch (error) {
    // The connection itself may have failed.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

function* batches(rows: Iterable<readonly CopyValue[]>, sent: { rows: number }): Generator<Buffer> {
  let batch = ''
  for (const row of rows) {
    batch += copyLine(row)
    sent.rows += 1
    if (sent.rows % BATCH > 0) continue
    yield Buffer.from(batch)
    batch = ''
  }
  yield Buffer.from(batch)
}
