import type { BenchPage } from './openPage.ts'
import type { Contestant } from './page/main.tsx'
import { typeWord, word } from './typeWord.ts'

/** The cost of a word that is typed at 100 ms a key. */
export interface TypingCost {
  readonly requests: number
  /** Milliseconds that the main thread was busy for each key, more than it is with the same box at rest. */
  readonly work: number
  /** Those of scripts. */
  readonly script: number
}

/** The milliseconds for which the page is watched: longer than it takes to type the word and to have its answers. */
const watched = 9 * 100 + 700

/** Types the word on a network of 50 ms. */
export async function typing(bench: BenchPage, contestant: Contestant): Promise<TypingCost> {
  const { page, network, show } = bench
  network.latency = 50
  await show(contestant)
  const rest = await busy(bench, async () => {})
  network.requests = 0
  const typed = await busy(bench, () => typeWord(page, 100))
  await page.evaluate(() => window.bench.unmount())
  return {
    requests: network.requests,
    work: (typed.TaskDuration - rest.TaskDuration) / word.length,
    script: (typed.ScriptDuration - rest.ScriptDuration) / word.length,
  }
}

/** Milliseconds that the main thread is busy meanwhile. */
async function busy(
  { page, devtools }: BenchPage,
  act: () => Promise<void>,
): Promise<Record<'TaskDuration' | 'ScriptDuration', number>> {
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { task: 1000 * figure('TaskDuration'), script: 1000 * figure('ScriptDuration') }
  }
  const before = await read()
  const end = performance.now() + watched
  await act()
  await page.waitForTimeout(Math.max(0, end - performance.now()))
  const after = await read()
  return { TaskDuration: after.task - before.task, ScriptDuration: after.script - before.script }
}
