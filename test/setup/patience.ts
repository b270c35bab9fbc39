import { vi } from 'vitest'

// `vi.waitFor` and `vi.waitUntil` wait as long as `expect.poll` by default, for which there is no setting.
const { waitFor, waitUntil } = vi
const longTimeout = { timeout: 60_000, interval: 20 }

vi.waitFor = (callback, options) => waitFor(callback, withPatience(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options))

// `findBy` waits as long too, in projects with a DOM.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: longTimeout.timeout })
}

function withPatience(options: Parameters<typeof waitFor>[1] = {}): typeof longTimeout {
  return { ...longTimeout, ...(typeof options === 'number' ? { timeout: options } : options) }
}
