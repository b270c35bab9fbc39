import type { Clock } from '@signpost/client/domain'
import type { Pool, QueryResultRow } from 'pg'
import { createRotation } from '../createRotation.ts'
import { StoreUnavailable } from '../StoreBusy.ts'

/** Connections to one or several servers with the same data. */
export interface Connections {
  /** Runs a prepared statement on the first server that answers, and returns the rows. */
  rows<Row extends QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** The maximum number of connections to each server. */
const MOST_CONNECTIONS = 4
/** The timeout for a connection, in milliseconds. */
const CONNECT_TIMEOUT = 3000

/** Connects to servers on the first query. Reads rotate among the servers, and a failed server is skipped for a while. */
export async function connect(urls: readonly string[], clock?: Clock): Promise<Connections> {
  const { default: pg } = await import('pg')
  const pools = urls.map((connectionString) => {
    const pool = new pg.Pool({
      connectionString,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      application_name: 'signpost',
      // All plans are look-ups, row by row, so compiling them would take longer than running them. Lists of postings are read into memory, whatever length the
      // planner assumes.
      options:
        '-c jit=off -c plan_cache_mode=force_generic_plan -c enable_bitmapscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c work_mem=32MB',
    })
    // The end of an idle connection is not an error of a query.
    pool.on('error', () => {})
    return pool
  })
  const ask = createRotation(pools, isServerFailure, clock)
  const names = new Map<string, string>()

  function nameOf(sql: string): string {
    const name = names.get(sql) ?? `signpost_${names.size}`
    names.set(sql, name)
    return name
  }

  return {
    rows<Row extends QueryResultRow>(text: string, values: readonly unknown[]) {
      const query = { name: nameOf(text), text, values: [...values] }
      return ask(async (pool) => (await pool.query<Row>(query)).rows).catch((cause: unknown) => {
        if (!isServerFailure(cause)) throw cause
        throw new StoreUnavailable(messageOf(cause), { cause })
      })
    },
    async close() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/** True when the failure is caused by the server and not by the query: it is unreachable, is shutting down, or lags behind its primary. */
function isServerFailure(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // An error without an SQL code is one of the connection. 08: connection; 53: resources; 57P: shutdown; 40001: a lagging replica; 42P01, 3F000: the data have
  // not arrived yet.
  if (!/^[0-9A-Z]{5}$/.test(code) || code.startsWith('E')) return true
  return /^(08|53|57P|40001|42P01|3F000)/.test(code)
}

/** The message of a failure. Node reports one for each IP address of a host name. */
function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join('; ')
  return cause instanceof Error ? cause.message || String(cause) : String(cause)
}

/** The pool of one server, for writing. */
export async function connectToWrite(url: string): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'signpost-build',
  })
  pool.on('error', () => {})
  return pool
}
