import { expect } from 'vitest'

/** Opens the list of steps, which is folded in the narrow page of the tests. */
export async function unfoldSteps(): Promise<void> {
  const button = (): HTMLElement | null => document.querySelector('[data-part="fold"]')
  await expect.poll(button).toBeTruthy()
  if (button()?.ariaExpanded === 'false') button()?.click()
}
