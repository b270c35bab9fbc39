import type { BenchPage } from './openPage.ts'
import type { Contestant } from './page/main.tsx'

/** The cost of a word that is typed at 100 ms a key. */
export interface TypingCost {
  readonly requests: number
  /** Milliseconds that the main thread was busy for each key. */
  readonly workPerKey: number
}

const word = 'starbucks'

/** Types "starbucks", on a network of 50 ms. */
export async function typing(
  { page, devtools, network }: BenchPage,
  contestant: Contestant,
): Promise<TypingCost> {
  const busy = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  network.latency = 50
  await page.evaluate((name) => window.bench.mount(name), contestant)
  await page.locator('input').focus()
  await page.waitForTimeout(300)
  network.requests = 0
  const before = await busy()
  const start = performance.now()
  for (const [index, key] of [...word].entries()) {
    // By the clock, so that what a key takes is not added to the time between two.
    await page.waitForTimeout(Math.max(0, start + 100 * index - performance.now()))
    await page.keyboard.press(key)
  }
  await page.waitForTimeout(700)
  const work = (await busy()) - before
  await page.evaluate(() => window.bench.unmount())
  return { requests: network.requests, workPerKey: work / word.length }
}
