import type { RouteSize } from '@signpost/testing/fixtures'
import type { Page } from 'playwright'
import type { Measurement } from './Benchmark.ts'
import { openPage } from './route-map/openPage.ts'
// What the page gives under `window.routes`.
import type {} from './route-map/page/main.tsx'

type Row = Readonly<Record<string, string | number>>

const rounds = 5

/** From route data to the painted line with the list beside it, and a plain map that draws the same line by hand, without a list. */
export const benchmark: Measurement = {
  title: 'A route on a map, WebGL in software',
  async measure() {
    const { page, close } = await openPage()
    try {
      return [
        ...(await rowsOf(page, { maneuvers: 200, points: 20_000 }, '≤ 1.15')),
        ...(await rowsOf(page, { maneuvers: 5000, points: 200_000 }, '≤ 1.3')),
      ]
    } finally {
      await close()
    }
  },
}

async function rowsOf(page: Page, size: RouteSize, bar: string): Promise<Row[]> {
  await page.evaluate((wanted) => window.routes.prepare(wanted), size)
  const first: Record<string, number>[] = []
  const update: Record<string, number>[] = []
  const moved: number[] = []
  for (let round = 0; round < rounds; round++) {
    // One after the other, so that what else the machine does slows both.
    const plain = await page.evaluate(() => window.routes.show('plain'))
    const ours = await page.evaluate(() => window.routes.show('signpost'))
    first.push({ plain: plain[0], ours: ours[0] })
    update.push({ plain: plain[1], ours: ours[1] })
    moved.push(await page.evaluate(() => window.routes.move()))
  }
  const what = `${size.maneuvers} maneuvers, ${size.points} points`
  const compare = (name: string, figures: Record<string, number>[]): Row => {
    const plain = median(figures.map((figure) => figure.plain ?? Number.NaN))
    const ours = median(figures.map((figure) => figure.ours ?? Number.NaN))
    const ratio = Number((ours / plain).toFixed(2))
    return { 'what, in the median': `${what}: ${name}, ms`, plain, ours, ratio, bar }
  }
  return [
    compare('painted first', first),
    compare('painted anew', update),
    {
      'what, in the median': `${what}: next maneuver, ms of the main thread`,
      plain: '',
      ours: median(moved),
      ratio: '',
      bar: '≤ 16',
    },
  ]
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return Number((sorted[sorted.length >> 1] ?? Number.NaN).toPrecision(3))
}
