import { vi } from 'vitest'

// `vi.waitFor` and `vi.waitUntil` wait as long as `expect.poll` by default, for which there is no setting.
const { waitFor, waitUntil } = vi
const patience = { timeout: 60_000, interval: 20 }

vi.waitFor = (callback, options) => waitFor(callback, withPatience(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options))

// `findBy` waits as long too, in projects with a DOM.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience.timeout })
}

function withPatience(options: Parameters<typeof waitFor>[1] = {}): typeof patience {
  return { ...patience, ...(typeof options === 'number' ? { timeout: options } : options) }
}
