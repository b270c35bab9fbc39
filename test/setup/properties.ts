import { configureGlobal } from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    long: boolean
    /** The major version of React in the tests of this project. */
    react: string
    /** The window width of every story; null where each story chooses. */
    width: number | null
    /** The theme of every story; null for the default. */
    theme: 'paper' | null
  }
}

// The everyday run tests the same cases every time; the long run (`test:all`) looks for new ones.
configureGlobal(inject('long') ? { numRuns: 2_000 } : { seed: 20_261_121 })
