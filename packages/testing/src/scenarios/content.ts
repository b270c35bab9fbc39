import { hostileLinks, hostileTexts } from '../fixtures/special/hostileTexts.ts'
import type { Middleware } from './Middleware.ts'
import type { HostileTexts } from './Scenario.ts'

/** Fields for programs only, in which a hostile text would be another kind of fault. */
const machineRead: ReadonlySet<string> = new Set([
  ...['search_filter', 'iterator_status', 'exhausted', 'code', 'id', 'rank', 'language', 'type'],
  ...['country_code', 'day_of_the_week', 'start_time', 'end_time', 'units', 'currency', 'value'],
  ...['time_zone', 'command', 'driving_side', 'route_id', 'total_distance', 'unmet_avoid'],
  ...['estimated_travel_time', 'rating', 'review_count', 'latitude', 'longitude'],
])

export function hostileText({ text }: HostileTexts): Middleware {
  const texts = text ? [hostileTexts[text]] : Object.values(hostileTexts)
  return async (exchange, next) => {
    const nextText = inTurn(texts)
    return changeJson(await next(exchange), (body) =>
      mapLeaves(body, (leaf, key) =>
        typeof leaf === 'string' && !machineRead.has(key) && !isLink(key) ? nextText() : leaf,
      ),
    )
  }
}

export const hostileLink: Middleware = async (exchange, next) => {
  const nextLink = inTurn(hostileLinks)
  return changeJson(await next(exchange), (body) =>
    mapLeaves(body, (leaf, key) => (isLink(key) ? nextLink() : leaf)),
  )
}

export const wrongTypes: Middleware = async (exchange, next) => {
  const notText = inTurn([7, true, {}, [], null])
  const notNumber = inTurn(['far', {}, null, [], false])
  const wrong = (leaf: unknown): unknown => {
    if (typeof leaf === 'string') return notText()
    return typeof leaf === 'number' ? notNumber() : 'perhaps'
  }
  return changeJson(await next(exchange), (body) =>
    withStrangers(mapLeaves(body, wrong), [null, 'text', 7, [], {}]),
  )
}

export const nulls: Middleware = async (exchange, next) =>
  changeJson(await next(exchange), (body) =>
    withStrangers(
      mapLeaves(body, () => null),
      [null],
    ),
  )

/** The same JSON with more items at the beginning of each list. */
function withStrangers(value: unknown, strangers: readonly unknown[]): unknown {
  if (Array.isArray(value)) {
    return [...strangers, ...value.map((item) => withStrangers(item, strangers))]
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withStrangers(part, strangers)]),
  )
}

function isLink(key: string): boolean {
  return key.includes('url')
}

/** Returns one item after another, then starts over. */
function inTurn<Item>(items: readonly Item[]): () => Item | undefined {
  let given = 0
  return () => items[given++ % items.length]
}

type JsonRecord = Readonly<Record<string, unknown>>

/** The answer with another body in place of its JSON. Failures are unchanged. */
export async function changeJson(
  response: Response,
  change: (body: unknown) => unknown,
): Promise<Response> {
  return response.status === 200 ? Response.json(change(await response.json())) : response
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same JSON with every value changed that is neither a list nor a record. `key` is the name of its field. */
function mapLeaves(
  value: unknown,
  change: (leaf: unknown, key: string) => unknown,
  key = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change, key))
  if (!isRecord(value)) return change(value, key)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapLeaves(part, change, name)]),
  )
}
