import { type Clock, systemClock } from '@signpost/client/domain'
import type { Call } from './createCall.ts'

/** The time after which a provider ends a session, in milliseconds. */
const LIFETIME = 180_000
const MOST = 1000

/** Billing sessions: one token for the requests of a user up to a choice. */
export interface Sessions {
  /** Returns the token of the user who sends the request. It is new after a choice, and after three minutes. */
  readonly of: (call: Call) => string
  /** Ends the session of a token, after the request for the chosen place. */
  readonly end: (token: string) => void
}

/** Creates billing sessions. By default a server distinguishes users by IP address and browser, as the proxy before it reports them. Without this report each request has its own token. */
export function createSessions(
  personOf: (request: Request) => string | undefined = personOfHeaders,
  clock: Clock = systemClock,
): Sessions {
  const sessions = new Map<string, { readonly token: string; readonly last: number }>()
  return {
    of({ request }) {
      const person = personOf(request)
      if (person === undefined) return createToken()
      const now = clock.now()
      const known = sessions.get(person)
      const token = known && now - known.last <= LIFETIME ? known.token : createToken()
      // The map is ordered by last use, so that the oldest session is dropped first.
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

/** The user by the request's headers; undefined without the visitor's IP address, because two visitors with the same browser must not share a session. */
function personOfHeaders({ headers }: Request): string | undefined {
  const [address, browser] = [headers.get('x-forwarded-for'), headers.get('user-agent')]
  return browser && !address ? undefined : [address, browser].join('\n')
}

/** A random UUID. The browser's own function is missing on pages without HTTPS. */
function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}
