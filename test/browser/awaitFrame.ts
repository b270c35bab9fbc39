import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

/** Waits until Playwright knows the frame of this file. On a busy machine it may still hold the previous file's frame, and a key press or a click would then fail with "Frame was detached". */
export const awaitFrame: BrowserCommand<[token: string]> = async ({ page }, token) => {
  while (!(await isCurrent(page, token))) await wait(20)
}

async function isCurrent(page: Page, token: string): Promise<boolean> {
  const frame = page.frame('vitest-iframe')
  return frame === null
    ? false
    : frame.evaluate((own) => Reflect.get(window, 'frameToken') === own, token).catch(() => false)
}
