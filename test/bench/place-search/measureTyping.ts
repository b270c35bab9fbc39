import type { BenchPage } from './openPage.ts'
import type { Contestant } from './page/main.tsx'
import { pressKeys, word } from './typeWord.ts'

/** The cost of typing a word and moving through its rows, with 100 ms between key presses. */
export interface TypingCost {
  readonly requests: number
  /** The milliseconds of the main thread for each key press, minus those of the idle page. */
  readonly work: number
  /** The part of `work` that scripts take. */
  readonly script: number
}

const keys = [...word, ...Array.from({ length: 6 }, () => 'ArrowDown')]
/** The duration of the measurement in milliseconds: longer than it takes to press the keys and to receive the answers. */
const duration = keys.length * 100 + 700

/** Presses the keys with a network latency of 50 ms. */
export async function measureTyping(bench: BenchPage, contestant: Contestant): Promise<TypingCost> {
  const { page, network, show } = bench
  network.latency = 50
  await show(contestant)
  const rest = await mainThreadTime(bench, async () => {})
  network.requests = 0
  const typed = await mainThreadTime(bench, () => pressKeys(page, keys, 100))
  await page.evaluate(() => window.bench.unmount())
  return {
    requests: network.requests,
    work: (typed.TaskDuration - rest.TaskDuration) / keys.length,
    script: (typed.ScriptDuration - rest.ScriptDuration) / keys.length,
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
