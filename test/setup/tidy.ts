import { afterAll, vi } from 'vitest'

// One process runs many files, so the changes of a file are undone before the next. Hono's server replaces these two globals.
const { Request, Response } = globalThis

afterAll(() => {
  Object.assign(globalThis, { Request, Response })
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
