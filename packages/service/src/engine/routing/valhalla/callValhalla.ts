import type { ValhallaEngine } from './ValhallaEngine.ts'
import { ValhallaFault } from './ValhallaFault.ts'

/** Calls a Valhalla service over HTTP. `url` is its root, with the path under which a proxy may have put it. */
export function callValhalla(url: string): ValhallaEngine {
  const root = url.endsWith('/') ? url : `${url}/`
  return {
    async ask(action, query, signal) {
      const { ok, status, body } = await post(new URL(action, root), query, signal)
      if (!ok) throw new ValhallaFault(errorText(body) ?? `the service answered ${status}`)
      return body
    },
    close: () => Promise.resolve(),
  }
}

interface Answer {
  ok: boolean
  status: number
  /** Undefined when it is not JSON: a proxy's page, or nothing. */
  body: unknown
}

async function post(url: URL, query: unknown, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query),
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    return { ok: response.ok, status: response.status, body: parse(text) }
  } catch (cause) {
    signal.throwIfAborted()
    throw new ValhallaFault('the service cannot be reached', { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function errorText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  return typeof body.error === 'string' ? body.error : undefined
}
