import { whenFound } from './whenFound.ts'

const selector = 'input[data-signpost="search"]'

/** Gives every `<input data-signpost="search">` its list, whenever it comes. Without the script it is an input like any other. */
export function enhanceInputs(): void {
  whenFound(selector, async () => {
    const { followInputs } = await import('./input/followInputs.ts')
    followInputs(selector)
  })
}
