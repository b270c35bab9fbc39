import { type Clock, systemClock } from '@signpost/client/domain'
import type { Call } from './createCall.ts'

/** Milliseconds after which a provider takes a session for ended. */
const LIFETIME = 180_000
const MOST = 1000

/** Sessions of typing: one token for the keys up to a choice, for each of those who type. */
export interface Sessions {
  /** The token of whoever sends the request; a new one after a choice, or after three minutes. */
  readonly of: (call: Call) => string
  /** Ends the session of a token, after the request for the chosen place. */
  readonly end: (token: string) => void
}

/** By default people are told apart on a server by their address and browser, as the proxy before it reports them. */
export function createSessions(
  personOf: (request: Request) => string = personOfHeaders,
  clock: Clock = systemClock,
): Sessions {
  const sessions = new Map<string, { readonly token: string; readonly last: number }>()
  return {
    of({ request }) {
      const person = personOf(request)
      const now = clock.now()
      const known = sessions.get(person)
      const token = known && now - known.last <= LIFETIME ? known.token : createToken()
      // Last used, last in the map: the first are forgotten.
      sessions.delete(person)
      sessions.set(person, { token, last: now })
      const [oldest] = sessions.keys()
      if (sessions.size > MOST && oldest !== undefined) sessions.delete(oldest)
      return token
    },
    end(token) {
      sessions.forEach((session, person) => {
        if (session.token === token) sessions.delete(person)
      })
    },
  }
}

function personOfHeaders({ headers }: Request): string {
  return [headers.get('x-forwarded-for'), headers.get('user-agent')].join('\n')
}

/** A random UUID. That of the browser itself is missing on pages without HTTPS. */
function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}
