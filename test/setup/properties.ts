import { configureGlobal } from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    long: boolean
    /** The major version of the React that the tests of this project run on. */
    react: string
    /** The width of the window of every story; null where each chooses. */
    width: number | null
    /** The theme that every story is shown in; null for the usual look. */
    theme: 'paper' | null
  }
}

// The everyday run tries the same cases every time; the long run (`test:all`) looks for new ones.
configureGlobal(inject('long') ? { numRuns: 2_000 } : { seed: 20_261_121 })
