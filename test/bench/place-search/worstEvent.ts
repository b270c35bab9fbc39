import type { BenchPage } from './openPage.ts'
import type { Contestant } from './page/main.tsx'
import { typeWord } from './typeWord.ts'

/** The milliseconds from the slowest event to its paint, in a newly opened page, on a processor that is slowed down four times. */
export async function worstEvent(bench: BenchPage, contestant: Contestant): Promise<number[]> {
  const { page, devtools, network, show } = bench
  network.latency = 50
  await page.reload()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await show(contestant)
  await page.waitForTimeout(1000)
  await page.evaluate(() => window.bench.watchEvents())
  await typeWord(page, 150)
  await page.waitForTimeout(1000)
  const worst = await page.evaluate(() => window.bench.worstEvent())
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.evaluate(() => window.bench.unmount())
  return [worst]
}
