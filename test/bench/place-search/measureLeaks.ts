import type { BenchPage } from './openPage.ts'
import type { Contestant } from './page/main.tsx'

/** The objects that remain after mounting and unmounting many times. */
export interface Leaks {
  readonly nodes: number
  readonly listeners: number
  readonly timers: number
  readonly kilobytes: number
}

/** Flags that keep the browser from compiling code and discarding it again, which would cause most changes of the heap. */
export const steadyHeap = ['--js-flags=--jitless --no-flush-bytecode --no-lazy-feedback-allocation']

/** Mounts, types a letter, waits for rows and unmounts, `mounts` times. */
export async function measureLeaks(
  bench: BenchPage,
  contestant: Contestant,
  mounts: number,
): Promise<Leaks> {
  const { page, network } = bench
  network.latency = 0
  const visit = async (): Promise<void> => {
    await page.evaluate((name) => window.bench.mount(name), contestant)
    await page.locator('input').focus()
    await page.evaluate(() => window.bench.awaitRows('t'))
    await page.keyboard.press('t')
    await page.evaluate(() => window.bench.rows())
    await page.evaluate(() => window.bench.unmount())
  }
  // Objects that are created once and stay are not a leak.
  for (let count = 0; count < mounts; count++) await visit()
  const before = await census(bench)
  for (let count = 0; count < mounts; count++) await visit()
  const after = await census(bench)
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    timers: after.timers - before.timers,
    kilobytes: Math.round(after.kilobytes - before.kilobytes),
  }
}

async function census({ page, devtools }: BenchPage): Promise<Leaks> {
  await page.waitForTimeout(1000)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const figure = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
    timers: await page.evaluate(() => window.bench.countTimers()),
    kilobytes: figure('JSHeapUsedSize') / 1000,
  }
}
