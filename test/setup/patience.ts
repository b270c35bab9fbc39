import { vi } from 'vitest'

// `vi.waitFor` and `vi.waitUntil` wait as long as `expect.poll` does, unless a test says otherwise: there is no setting for them.
const { waitFor, waitUntil } = vi
const patience = { timeout: 60_000, interval: 20 }

vi.waitFor = (callback, options) => waitFor(callback, withPatience(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options))

// So does `findBy`, where there are elements to find.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience.timeout })
}

function withPatience(options: Parameters<typeof waitFor>[1] = {}): typeof patience {
  return { ...patience, ...(typeof options === 'number' ? { timeout: options } : options) }
}
