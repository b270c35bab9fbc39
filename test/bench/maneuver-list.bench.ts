import type { RouteSize } from '@signpost/testing/fixtures'
import type { Page } from 'playwright'
import type { Benchmark } from '../../.scripts/Benchmark.ts'
// Imports the type of `window.steps` in the page.
import type {} from './maneuver-list/page/main.tsx'
import { openPage } from './openPage.ts'

type Row = Readonly<Record<string, string | number>>

const rounds = 9

/** Measures the time from route data to painted steps, and from one current step to the next, in a real browser. */
export const benchmark: Benchmark = {
  title: 'ManeuverList',
  async measure() {
    const { page, close } = await openPage('maneuver-list')
    try {
      return [
        ...(await rowsOf(page, { maneuvers: 200, points: 20_000 })),
        ...(await rowsOf(page, { maneuvers: 1000, points: 50_000 })),
        ...(await rowsOf(page, { maneuvers: 5000, points: 200_000 }, '≤ 2000')),
      ]
    } finally {
      await close()
    }
  },
}

async function rowsOf(page: Page, size: RouteSize, bar = ''): Promise<Row[]> {
  await page.evaluate((wanted) => window.steps.prepare(wanted), size)
  const shown: number[] = []
  const moved: number[] = []
  for (let round = 0; round < rounds; round++) {
    shown.push(await page.evaluate(() => window.steps.show()))
    for (const to of [1, 2, 3]) moved.push(await page.evaluate((at) => window.steps.move(at), to))
    await page.evaluate(() => window.steps.remove())
  }
  const what = `${size.maneuvers} maneuvers, ${size.points} points`
  return [
    { 'median of': `${what}: shown, ms`, ManeuverList: median(shown), bar },
    { 'median of': `${what}: next step, ms`, ManeuverList: median(moved), bar: '' },
  ]
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return Number((sorted[sorted.length >> 1] ?? Number.NaN).toPrecision(3))
}
