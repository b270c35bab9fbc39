import { type Clock, systemClock } from '@signpost/client/domain'
import type { ApiKey, TakeShared } from '@signpost/server'

/** A request count for each key that several processes share. */
export interface SharedLimits {
  take: TakeShared
  close(): Promise<void>
}

/** The milliseconds for which reserved tokens stay valid. */
const GOOD_FOR = 1000
/** The maximum milliseconds for which an exhausted key is refused without another query. */
const REFUSED_FOR = 100
/** The milliseconds for which a failed server is skipped. Each process then counts alone. */
const ASIDE = 5000
/** The timeout for a query, in milliseconds. */
const TIMEOUT = 1000

/**
 * Several processes may create the table at once, so they wait for each other. The role that owns the schema may lack the right to create one, which
 * `if not exists` would require.
 */
const setup = `
  select pg_advisory_xact_lock(7315024);
  do $$ begin
    if to_regnamespace('signpost_limits') is null then create schema signpost_limits; end if;
  end $$;
  create unlogged table if not exists signpost_limits.bucket (
    key text primary key,
    tokens float8 not null,
    granted float8 not null,
    filled_at timestamptz not null
  );
`

/** The current tokens of a bucket: the stored ones and those that the rate ($2) has added, up to the burst ($3). */
const filled = `least($3::float8, bucket.tokens + greatest(0, extract(epoch from now() - bucket.filled_at)) * $2::float8)`
/** Takes the available tokens, up to a number ($4). */
const takeSql = `
  insert into signpost_limits.bucket as bucket values ($1, $3::float8 - $4::float8, $4::float8, now())
  on conflict (key) do update set
    tokens = ${filled} - least(floor(${filled}), $4::float8),
    granted = least(floor(${filled}), $4::float8),
    filled_at = greatest(bucket.filled_at, now())
  returning tokens, granted
`

/** The reserved tokens of a key in this process. */
interface Lease {
  left: number
  until: number
  /** The seconds until there are more tokens, if there were none. */
  wait: number
  asking: Promise<void> | undefined
}

/**
 * Counts requests in PostgreSQL. A process reserves a tenth of a key's burst and queries again when it is spent, so that the processes together allow
 * the rate of one, and few requests wait for a query. Without the server, each process counts alone.
 */
export async function createSharedLimits(
  url: string,
  clock: Clock = systemClock,
): Promise<SharedLimits> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    // An idle connection must not keep the process alive.
    allowExitOnIdle: true,
    application_name: 'signpost-limits',
  })
  pool.on('error', () => {})
  const leases = new Map<string, Lease>()
  let asideUntil = 0
  let isSetUp = false

  async function ask(key: ApiKey, name: string, lease: Lease): Promise<void> {
    try {
      if (!isSetUp) await pool.query(setup)
      isSetUp = true
      const size = Math.max(1, Math.floor(Math.min(key.burst, key.rate) / 10))
      const { rows } = await pool.query<{ tokens: number; granted: number }>({
        name: 'take',
        text: takeSql,
        values: [name, key.rate, key.burst, size],
      })
      const { tokens = 0, granted = 0 } = rows[0] ?? {}
      lease.left = granted
      lease.wait = granted > 0 ? 0 : Math.ceil((1 - tokens) / key.rate)
      const most = granted > 0 ? GOOD_FOR : Math.min(REFUSED_FOR, 1000 * lease.wait)
      lease.until = clock.now() + most
    } catch {
      asideUntil = clock.now() + ASIDE
    }
  }

  function spend(lease: Lease): number | undefined {
    if (lease.until <= clock.now()) return undefined
    if (lease.left < 1) return lease.wait > 0 ? lease.wait : undefined
    lease.left -= 1
    return 0
  }

  async function wait(key: ApiKey, name: string, lease: Lease): Promise<number | undefined> {
    while (clock.now() >= asideUntil) {
      lease.asking ??= ask(key, name, lease).finally(() => {
        lease.asking = undefined
      })
      await lease.asking
      const spent = spend(lease)
      if (spent !== undefined) return spent
    }
    return undefined
  }

  return {
    take(key) {
      // Each rate of a key has its own bucket.
      const name = `${key.sha256.toString('hex')} ${key.rate} ${key.burst}`
      const lease = leases.get(name) ?? { left: 0, until: 0, wait: 0, asking: undefined }
      leases.set(name, lease)
      return spend(lease) ?? (clock.now() < asideUntil ? undefined : wait(key, name, lease))
    },
    close: () => pool.end(),
  }
}
