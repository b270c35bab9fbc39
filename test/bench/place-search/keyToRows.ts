import type { BenchPage } from './openPage.ts'
import type { Contestant } from './page/main.tsx'

/** Types a word slowly, like a user who reads the rows, and returns the milliseconds from each key press to the service's rows for it. */
export async function keyToRows(
  { page, network, show }: BenchPage,
  contestant: Contestant,
  latency: number,
): Promise<number[]> {
  network.latency = latency
  await show(contestant)
  const times: number[] = []
  let text = ''
  for (const key of 'teatro') {
    text += key
    await page.evaluate((typed) => window.bench.awaitRows(typed), text)
    await page.keyboard.press(key)
    times.push(await page.evaluate(() => window.bench.rows()))
    await page.waitForTimeout(150)
  }
  await page.evaluate(() => window.bench.unmount())
  return times
}
