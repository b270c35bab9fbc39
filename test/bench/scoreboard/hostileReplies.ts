import { namesFor, type Reply } from './Network.ts'

/** An answer that a service should not give, and what the box must do. */
export interface HostileReply {
  readonly reply: (text: string) => Reply
  /** The box must say something within ten seconds: there will be no rows. */
  readonly needsNotice?: boolean
}

const markup = '<img data-hostile src="nothing" onerror="window.hacked = true"><b data-hostile>'

/** The hostile answers by their names in the table. */
export const hostileReplies: Readonly<Record<string, HostileReply>> = {
  'no places': { reply: () => ({ names: [] }), needsNotice: true },
  'status 500': { reply: () => ({ status: 500, text: '{"error":"broken"}' }), needsNotice: true },
  'status 429': { reply: () => ({ status: 429, text: '{"error":"too many"}' }), needsNotice: true },
  'HTML instead of JSON': {
    reply: () => ({ status: 200, text: '<!doctype html><p>Sign in</p>', type: 'text/html' }),
    needsNotice: true,
  },
  'half of the JSON': { reply: () => ({ status: 200, text: '{"suggestions":[{"na' }) },
  'fields missing': { reply: (text) => ({ names: namesFor(text), change: withoutFields }) },
  'fields null': { reply: (text) => ({ names: namesFor(text), change: withNulls }) },
  'markup in names': {
    reply: (text) => ({ names: namesFor(text).map((name) => `${markup}${name}`) }),
  },
  'connection cut': { reply: () => 'cut', needsNotice: true },
  'nothing for 10 s': { reply: () => 'silent', needsNotice: true },
}

/** The body without any value in its places, but for the first place. */
export function withoutFields(body: unknown): unknown {
  return changePlaces(body, () => undefined)
}

/** The body with null for every value in its places, but for the first place. */
export function withNulls(body: unknown): unknown {
  return changePlaces(body, () => null)
}

function changePlaces(body: unknown, change: (value: unknown) => unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const holdsPlaces = Array.isArray(value) && typeof value[0] === 'object'
      if (!holdsPlaces) return [name, value]
      return [name, value.map((place, index) => (index === 0 ? place : leaves(place, change)))]
    }),
  )
}

function leaves(value: unknown, change: (value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, leaves(one, change)]))
}
