import { fieldsOf, textOf } from '@signpost/adapters'
import { createRotation } from '../../createRotation.ts'
import { type ValhallaEngine, ValhallaFault, ValhallaUnavailable } from './ValhallaEngine.ts'

/** Calls Valhalla services over HTTP. `urls` are their roots, including the path of a proxy. */
export function callValhalla(urls: readonly string[]): ValhallaEngine {
  const roots = urls.map((url) => (url.endsWith('/') ? url : `${url}/`))
  const call = createRotation(roots, (error) => error instanceof ValhallaUnavailable)
  const ask = (action: string, query: unknown, signal: AbortSignal): Promise<unknown> =>
    call(async (root) => {
      const { ok, status, body } = await post(new URL(action, root), query, signal)
      if (status >= 500) throw new ValhallaUnavailable(`the service answered ${status}`)
      if (!ok)
        throw new ValhallaFault(textOf(fieldsOf(body).error) ?? `the service answered ${status}`)
      return body
    })
  return {
    ask,
    check: async (signal) => {
      await ask('status', {}, signal)
    },
    close: () => Promise.resolve(),
  }
}

interface Answer {
  ok: boolean
  status: number
  /** The parsed body; undefined when it is not JSON, such as an error page of a proxy. */
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
    throw new ValhallaUnavailable('the service cannot be reached', { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
