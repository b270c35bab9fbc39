import type { BenchPage } from './openPage.ts'
import type { Contestant } from './page/main.tsx'
import { typeWord, word } from './typeWord.ts'

/** The milliseconds from the last key press of a word to the service's rows for it. */
export async function lastKeyToRows(
  { page, network, show }: BenchPage,
  contestant: Contestant,
  { interval, latency }: { interval: number; latency: number },
): Promise<number[]> {
  network.latency = latency
  await show(contestant)
  await page.evaluate((text) => window.bench.awaitRows(text), word)
  await typeWord(page, interval)
  const time = await page.evaluate(() => window.bench.rows())
  await page.evaluate(() => window.bench.unmount())
  return [time]
}
