import type { Page } from 'playwright'

/** The word that is typed fast. */
export const word = 'starbucks'

/** Types the word with an interval in milliseconds between key presses. */
export async function typeWord(page: Page, interval: number): Promise<void> {
  await pressKeys(page, [...word], interval)
}

/** Presses keys with an interval in milliseconds, measured by the clock, so it includes the time that a key press takes. */
export async function pressKeys(
  page: Page,
  keys: readonly string[],
  interval: number,
): Promise<void> {
  const start = performance.now()
  for (const [index, key] of keys.entries()) {
    await page.waitForTimeout(Math.max(0, start + interval * index - performance.now()))
    await page.keyboard.press(key)
  }
}
