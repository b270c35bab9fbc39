import type { Page } from 'playwright'

/** A word to be typed fast. */
export const word = 'starbucks'

/** Types the word with so many milliseconds between two keys. Goes by the clock: what a key takes is not added to the time between two. */
export async function typeWord(page: Page, interval: number): Promise<void> {
  const start = performance.now()
  for (const [index, key] of [...word].entries()) {
    await page.waitForTimeout(Math.max(0, start + interval * index - performance.now()))
    await page.keyboard.press(key)
  }
}
