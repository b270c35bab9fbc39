import type { Clock } from '@signpost/client/domain'
import type { Pool, QueryResultRow } from 'pg'
import { createRotation } from '../createRotation.ts'
import { StoreUnavailable } from '../StoreBusy.ts'

/** Connections to one or several servers with the same data. */
export interface Connections {
  /** The rows of a prepared statement, from the first server that answers. */
  rows<Row extends QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** Connections to each server. */
const MOST_CONNECTIONS = 4
/** Milliseconds within which a server must take a connection. */
const CONNECT_TIMEOUT = 3000

/** Connects to servers when they are first asked. Reads go round them; one that fails is set aside, and tried again later. */
export async function connect(addresses: readonly string[], clock?: Clock): Promise<Connections> {
  const { default: pg } = await import('pg')
  const pools = addresses.map((connectionString) => {
    const pool = new pg.Pool({
      connectionString,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      application_name: 'signpost',
      // The plans are those of look-ups, one row after the other: a compiler would take longer than they do. Lists of postings are for memory, however long the planner takes them to be.
      options:
        '-c jit=off -c plan_cache_mode=force_generic_plan -c enable_bitmapscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c work_mem=32MB',
    })
    // An idle connection that ends is no error of anybody's question.
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

/** True when the server is at fault and not the question: it cannot be reached, is stopping, or lacks what its primary has. */
function isServerFailure(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // Without a code of SQL it is the connection. 08: connection; 53: resources; 57P: shut down; 40001: a replica that must catch up; 42P01, 3F000: not there yet.
  if (!/^[0-9A-Z]{5}$/.test(code) || code.startsWith('E')) return true
  return /^(08|53|57P|40001|42P01|3F000)/.test(code)
}

/** The message of a failure; of several addresses of one name, Node gives each its own. */
function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join('; ')
  return cause instanceof Error ? cause.message || String(cause) : String(cause)
}

/** The pool of one address, for writing. */
export async function connectToWrite(address: string): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: address,
    max: 1,
    application_name: 'signpost-build',
  })
  pool.on('error', () => {})
  return pool
}
