import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserCommand } from 'vitest/node'

/** Presses keys one after another, with a pause in milliseconds. */
export const pressKeys: BrowserCommand<[keys: readonly string[], pace: number]> = async (
  { page },
  keys,
  pace,
) => {
  for (const key of keys) {
    await page.keyboard.press(key)
    if (pace > 0) await wait(pace)
  }
}
