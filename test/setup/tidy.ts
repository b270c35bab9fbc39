import { afterAll, vi } from 'vitest'

// One process runs many files: what a file changed is put back before the next. Hono's server replaces these two by its own.
const { Request, Response } = globalThis

afterAll(() => {
  Object.assign(globalThis, { Request, Response })
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
