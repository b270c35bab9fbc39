import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Connections } from './connect.ts'
import { schemaOf } from './tables.ts'

/** A generation of the data: the regions that are read together. Each load creates a generation, with tables for its region. */
export interface Generation {
  id: number
  /** The build that was loaded. */
  dataId: string
  /** The loaded region; null for a load of all data. */
  region: string | null
  state: 'loading' | 'current' | 'former'
}

/** The current generation. */
interface CurrentGeneration {
  id: number
  /** The id of the builds of all its regions. */
  dataId: string
  /** The generations whose tables are read, one for each region. */
  sources: readonly number[]
}

/** The key of the advisory lock that separates writers. */
const LOCK = 7_315_023

const control = `
  create schema if not exists signpost;
  create table if not exists signpost.generation (
    id int generated always as identity primary key,
    data_id text not null,
    region text,
    state text not null default 'loading',
    since timestamptz not null default now()
  );
  create table if not exists signpost.loaded (
    generation int not null references signpost.generation on delete cascade,
    name text not null,
    rows bigint not null,
    primary key (generation, name)
  );
  -- Databases of version 0.1 have it.
  alter table signpost.loaded drop column if exists digest;
  create table if not exists signpost.document (
    generation int not null references signpost.generation on delete cascade,
    name text not null,
    value text not null,
    primary key (generation, name)
  );
  create table if not exists signpost.region (
    generation int not null references signpost.generation on delete cascade,
    name text not null,
    source int not null,
    data_id text not null,
    primary key (generation, name)
  );
  create unique index if not exists one_current on signpost.generation (state) where state = 'current';
`

/** Runs a change of generations under a lock. A concurrent change is refused. */
export async function withLock<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [LOCK])
    if (!rows[0]?.free) {
      throw new Error('Another load or prune is under way in this database: wait until it ends.')
    }
    await client.query(control)
    return await work(client)
  } finally {
    // The lock also ends with the connection, but PostgreSQL may notice that only after the next request for the lock.
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release(true)
  }
}

/** The generations, oldest first. */
export async function listGenerations(client: PoolClient): Promise<Generation[]> {
  const { rows } = await client.query<Generation>(
    'select id, data_id as "dataId", region, state from signpost.generation order by id',
  )
  return rows
}

/** The current generation; null when nothing has been loaded yet. */
export async function currentGeneration(
  connections: Connections,
): Promise<CurrentGeneration | null> {
  const [row] = await connections.rows<{ id: number; sources: number[]; data: string[] }>(
    `select id, array_agg(source order by name) as sources, array_agg(region.data_id order by name) as data
    from signpost.generation join signpost.region on region.generation = generation.id
    where state = 'current' group by id`,
    [],
  )
  if (!row) return null
  const [dataId = '', ...others] = row.data
  return { id: row.id, sources: row.sources, dataId: others.length === 0 ? dataId : hash(row.data) }
}

/** The documents of a build in addition to its index, as JSON. With them, a service needs no folder. */
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

/** The documents of a generation; empty when it was loaded without documents. */
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

function hash(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}

/** Switches all readers to a generation, in one transaction. The generation keeps the current regions, except the one that it replaces. */
export async function makeCurrent(
  client: PoolClient,
  { id, region }: Pick<Generation, 'id' | 'region'>,
): Promise<void> {
  await client.query('begin')
  await client.query(
    `insert into signpost.region select $1, region.name, source, region.data_id
    from signpost.region join signpost.generation on generation.id = region.generation
    where state = 'current' and $2::text is not null and region.name <> $2`,
    [id, region],
  )
  await client.query(
    `insert into signpost.region select id, coalesce(region, ''), id, data_id from signpost.generation where id = $1`,
    [id],
  )
  await client.query(
    `update signpost.generation set state = 'former', since = now() where state = 'current'`,
  )
  await client.query(
    `update signpost.generation set state = 'current', since = now() where id = $1`,
    [id],
  )
  await client.query('commit')
}

/** The regions of a generation by name. The name is empty for a load of all data. */
export async function regionsOf(
  client: PoolClient,
  id: number,
): Promise<{ name: string; source: number }[]> {
  const { rows } = await client.query<{ name: string; source: number }>(
    'select name, source from signpost.region where generation = $1 order by name',
    [id],
  )
  return rows
}

/** Drops the tables of a generation. */
export async function dropGeneration(client: PoolClient, id: number): Promise<void> {
  await client.query('begin')
  await client.query(`drop schema if exists ${schemaOf(id)} cascade`)
  await client.query('delete from signpost.generation where id = $1', [id])
  await client.query('commit')
}
