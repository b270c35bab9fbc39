import type { BenchPage } from './openPage.ts'
import type { Contestant } from './page/main.tsx'

/** Milliseconds from a key to rows that all begin with the text. */
export interface KeyTimes {
  /** The first key, when nothing is known. */
  readonly first: number[]
  /** The keys after it, for which rows of the last answer go on to match. */
  readonly later: number[]
}

/** Types a word slowly, as a person does who looks at the rows. */
export async function keyToRows(
  { page, network }: BenchPage,
  contestant: Contestant,
  latency: number,
): Promise<KeyTimes> {
  network.latency = latency
  await page.evaluate((name) => window.bench.mount(name), contestant)
  await page.locator('input').focus()
  // Until the field has its focus ring: frames of its transition would be painted while the answer is on its way.
  await page.waitForTimeout(500)
  const times: number[] = []
  for (const key of 'teatro') {
    await page.evaluate(() => window.bench.awaitKey())
    await page.keyboard.press(key)
    times.push(await page.evaluate(() => window.bench.keyToRows()))
    await page.waitForTimeout(150)
  }
  await page.evaluate(() => window.bench.unmount())
  const [first = Number.NaN, ...later] = times
  return { first: [first], later }
}
