import type { BenchPage } from './openPage.ts'
import type { Contestant } from './page/main.tsx'
import { typeWord, word } from './typeWord.ts'

/** The cost of typing a word with 100 ms between key presses. */
export interface TypingCost {
  readonly requests: number
  /** The milliseconds of the main thread for each key press, minus those of the idle page. */
  readonly work: number
  /** The part of `work` that scripts take. */
  readonly script: number
}

/** The duration of the measurement in milliseconds: longer than it takes to type the word and to receive its answers. */
const duration = 9 * 100 + 700

/** Types the word with a network latency of 50 ms. */
export async function measureTyping(bench: BenchPage, contestant: Contestant): Promise<TypingCost> {
  const { page, network, show } = bench
  network.latency = 50
  await show(contestant)
  const rest = await mainThreadTime(bench, async () => {})
  network.requests = 0
  const typed = await mainThreadTime(bench, () => typeWord(page, 100))
  await page.evaluate(() => window.bench.unmount())
  return {
    requests: network.requests,
    work: (typed.TaskDuration - rest.TaskDuration) / word.length,
    script: (typed.ScriptDuration - rest.ScriptDuration) / word.length,
  }
}

/** Milliseconds of the main thread during an action. */
async function mainThreadTime(
  { page, devtools }: BenchPage,
  act: () => Promise<void>,
): Promise<Record<'TaskDuration' | 'ScriptDuration', number>> {
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { task: 1000 * figure('TaskDuration'), script: 1000 * figure('ScriptDuration') }
  }
  const before = await read()
  const end = performance.now() + duration
  await act()
  await page.waitForTimeout(Math.max(0, end - performance.now()))
  const after = await read()
  return { TaskDuration: after.task - before.task, ScriptDuration: after.script - before.script }
}
