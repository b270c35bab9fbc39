import type { RouteSize } from '@signpost/testing/fixtures'
import type { Page } from 'playwright'
import type { Measurement } from '../../.scripts/Benchmark.ts'
import { openPage } from './openPage.ts'
// What the page gives under `window.routes`.
import type {} from './route-map/page/main.tsx'

type Row = Readonly<Record<string, string | number>>

/** Milliseconds of each round. */
interface Figures {
  readonly plain: number[]
  readonly ours: number[]
}

const rounds = 9

/** From route data to the painted line with the list beside it, and a plain map that draws the same line by hand, without a list. */
export const benchmark: Measurement = {
  title: 'A route on a map, WebGL in software',
  async measure() {
    const { page, close } = await openPage('route-map')
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
  const first: Figures = { plain: [], ours: [] }
  const update: Figures = { plain: [], ours: [] }
  const moved: number[] = []
  for (let round = 0; round < rounds; round++) {
    // One after the other, so that what else the machine does slows both.
    const plain = await page.evaluate(() => window.routes.show('plain'))
    const ours = await page.evaluate(() => window.routes.show('signpost'))
    first.plain.push(plain[0])
    first.ours.push(ours[0])
    update.plain.push(plain[1])
    update.ours.push(ours[1])
    moved.push(await page.evaluate(() => window.routes.move()))
  }
  const what = `${size.maneuvers} maneuvers, ${size.points} points`
  const compare = (name: string, { plain, ours }: Figures): Row => ({
    what: `${what}: ${name}, ms`,
    'plain, best': best(plain),
    'ours, best': best(ours),
    'plain, median': median(plain),
    'ours, median': median(ours),
    'ratio of the best': Number((best(ours) / best(plain)).toFixed(2)),
    bar,
  })
  return [
    compare('painted first', first),
    compare('painted anew', update),
    {
      what: `${what}: next maneuver, ms of the main thread`,
      'ours, best': best(moved),
      'ours, median': median(moved),
      bar: '≤ 16',
    },
  ]
}

/** Other work on the machine makes a run slower, never faster. */
function best(figures: readonly number[]): number {
  return Number(Math.min(...figures).toPrecision(3))
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return Number((sorted[sorted.length >> 1] ?? Number.NaN).toPrecision(3))
}
