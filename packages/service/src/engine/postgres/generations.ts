import type { Pool, PoolClient } from 'pg'
import type { Connections } from './connect.ts'
import { schemaOf } from './tables.ts'

/** A generation of the data: all tables of one build. */
export interface Generation {
  id: number
  /** The build that it was loaded from. */
  dataId: string
  state: 'loading' | 'current' | 'former'
}

/** Numbers by which those who write wait for each other. */
const LOCK = 7_315_023

const control = `
  create schema if not exists signpost;
  create table if not exists signpost.generation (
    id int generated always as identity primary key,
    data_id text not null,
    state text not null default 'loading',
    since timestamptz not null default now()
  );
  create table if not exists signpost.loaded (
    generation int not null references signpost.generation on delete cascade,
    name text not null,
    rows bigint not null,
    digest text not null,
    primary key (generation, name)
  );
  create table if not exists signpost.document (
    generation int not null references signpost.generation on delete cascade,
    name text not null,
    value text not null,
    primary key (generation, name)
  );
  create unique index if not exists one_current on signpost.generation (state) where state = 'current';
`

/** Does what changes generations, alone: another that tries it meanwhile is refused. */
export async function withLock<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [LOCK])
    if (!rows[0]?.free) {
      throw new Error('Another load or prune is under way in this database: wait for its end.')
    }
    await client.query(control)
    return await work(client)
  } finally {
    // The lock ends with the connection too, but PostgreSQL may notice that later than the next one asks.
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release(true)
  }
}

/** The generations, the latest last. */
export async function listGenerations(client: PoolClient): Promise<Generation[]> {
  const { rows } = await client.query<Generation>(
    'select id, data_id as "dataId", state from signpost.generation order by id',
  )
  return rows
}

/** The generation that is read, null when nothing has been loaded yet. */
export async function currentGeneration(
  connections: Connections,
): Promise<Pick<Generation, 'id' | 'dataId'> | null> {
  const [row] = await connections.rows<Generation>(
    `select id, data_id as "dataId" from signpost.generation where state = 'current'`,
    [],
  )
  return row ?? null
}

/** The documents that a build has beside its index, as JSON: with them, a service needs no folder. */
export type Documents = Readonly<Record<'catalog' | 'manifest', string>>

/** Saves the documents of a generation. */
export async function saveDocuments(
  client: PoolClient,
  generation: number,
  documents: Documents,
): Promise<void> {
  await client.query(
    `insert into signpost.document select $1, name, value from unnest($2::text[], $3::text[]) as given (name, value)
    on conflict (generation, name) do update set value = excluded.value`,
    [generation, Object.keys(documents), Object.values(documents)],
  )
}

/** The documents of a generation; none of one that was loaded without. */
export async function readDocuments(
  connections: Connections,
  generation: number,
): Promise<Partial<Documents>> {
  const rows = await connections.rows<{ name: string; value: string }>(
    'select name, value from signpost.document where generation = $1',
    [generation],
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Switches all readers to a generation, in one transaction. */
export async function makeCurrent(client: PoolClient, id: number): Promise<void> {
  await client.query('begin')
  await client.query(
    `update signpost.generation set state = 'former', since = now() where state = 'current'`,
  )
  await client.query(
    `update signpost.generation set state = 'current', since = now() where id = $1`,
    [id],
  )
  await client.query('commit')
}

/** Drops the tables of a generation. */
export async function dropGeneration(client: PoolClient, id: number): Promise<void> {
  await client.query('begin')
  await client.query(`drop schema if exists ${schemaOf(id)} cascade`)
  await client.query('delete from signpost.generation where id = $1', [id])
  await client.query('commit')
}
