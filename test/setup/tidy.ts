import { afterAll, vi } from 'vitest'

// One process runs many files: what a file changed is put back before the next.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
