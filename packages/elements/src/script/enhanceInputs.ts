import { whenFound } from './whenFound.ts'

const selector = 'input[data-signpost="search"]'

/** Adds a list of suggestions to every `<input data-signpost="search">`, including those that are added later. Without the script it is an ordinary input. */
export function enhanceInputs(): void {
  whenFound(selector, async () => {
    const { followInputs } = await import('./input/followInputs.ts')
    followInputs(selector)
  })
}
