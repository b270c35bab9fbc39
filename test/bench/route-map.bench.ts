import { hugeRoute, type RouteSize } from '@signpost/testing/fixtures'
import type { CDPSession, Page } from 'playwright'
import type { Benchmark } from '../../.scripts/Benchmark.ts'
import { openPage } from './openPage.ts'
import type { Shown, Way } from './route-map/page/main.tsx'

type Row = Readonly<Record<string, string | number>>

/** The milliseconds of one implementation for one answer, and the frames of the map. */
type Figures = Shown & { readonly cpu: number }

const rounds = 15
const phases = ['first', 'update'] as const
const sizes: readonly RouteSize[] = [
  { maneuvers: 200, points: 20_000 },
  { maneuvers: 5000, points: 200_000 },
]
const ways = ['plain', 'signpost', 'unmounting'] as const satisfies readonly Way[]
const bars: Readonly<Record<(typeof phases)[number], Readonly<Record<keyof Figures, string>>>> = {
  first: { line: '≤ 1.5', list: '≤ 1.3', cpu: '≤ 2', frames: '≤ 3 frames' },
  update: { line: '≤ 1.4', list: '≤ 1.4', cpu: '≤ 1.2', frames: '≤ 3 frames' },
}

/** Measures the time from the last byte of a response to the line on the map and the list beside it, compared with a hand-written page with MapLibre and a React list. Signpost's page has a camera, a casing, the ends, points of the maneuvers and sentences; the other page has a line, a camera and rows. */
export const benchmark: Benchmark = {
  title: 'A route on a map, from the last byte of the answer; WebGL in software',
  async measure() {
    const files = Object.fromEntries(sizes.flatMap(filesOf))
    const { page, close } = await openPage('route-map', files)
    try {
      const metrics = await page.context().newCDPSession(page)
      await metrics.send('Performance.enable')
      const rows: Row[] = []
      for (const [index, size] of sizes.entries()) {
        rows.push(...(await rowsOf(page, metrics, index, size)))
      }
      return rows
    } finally {
      await close()
    }
  },
}

/** Two routes of one size, with different names in their steps. */
function filesOf(size: RouteSize, index: number): [name: string, content: string][] {
  const first = JSON.stringify(hugeRoute(size))
  const second = JSON.stringify(hugeRoute({ ...size, points: (size.points ?? 0) + 1 }))
  return [
    [`${index}-first.json`, first],
    [`${index}-update.json`, second.replaceAll('Calle', 'Rua')],
  ]
}

async function rowsOf(
  page: Page,
  metrics: CDPSession,
  index: number,
  size: RouteSize,
): Promise<Row[]> {
  const texts = { first: 'Calle', update: 'Rua' }
  const figures: Record<Way, Record<(typeof phases)[number], Figures[]>> = {
    plain: { first: [], update: [] },
    signpost: { first: [], update: [] },
    unmounting: { first: [], update: [] },
  }
  const moved: number[] = []
  for (let round = 0; round < rounds; round++) {
    // They run one after the other, so that other work on the machine slows both.
    for (const way of ways) {
      await page.evaluate((name) => window.routes.open(name), way)
      for (const phase of phases) {
        const before = await taskTime(metrics)
        const shown = await page.evaluate(([file, text]) => window.routes.ask(file, text), [
          `/${index}-${phase}.json`,
          texts[phase],
        ] as const)
        figures[way][phase].push({ ...shown, cpu: (await taskTime(metrics)) - before })
      }
      if (way === 'signpost') moved.push(await page.evaluate(() => window.routes.move(3)))
      await page.evaluate(() => window.routes.close())
    }
  }
  const what = `${size.maneuvers} maneuvers, ${size.points} points`
  const compared = phases.flatMap((phase) =>
    (['line', 'list', 'cpu', 'frames'] as const).map((name): Row => {
      const plain = best(figures.plain[phase].map((one) => one[name]))
      const ours = best(figures.signpost[phase].map((one) => one[name]))
      const unmounting = best(figures.unmounting[phase].map((one) => one[name]))
      const ratio = (figure: number): number | string =>
        name === 'frames' ? '' : Number((figure / plain).toFixed(2))
      return {
        what: `${what}: ${phase}, ${name}${name === 'frames' ? '' : ', ms'}`,
        'plain, best': plain,
        'ours, best': ours,
        ratio: ratio(ours),
        'unmounting, best': unmounting,
        'its ratio': ratio(unmounting),
        bar: bars[phase][name],
      }
    }),
  )
  const next = {
    'plain, best': '',
    'ours, best': best(moved),
    ratio: '',
    'unmounting, best': '',
    'its ratio': '',
    bar: '≤ 16',
  }
  return [...compared, { what: `${what}: next maneuver, ms of the main thread`, ...next }]
}

/** The total milliseconds of the page's main thread. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** The smallest figure, because other work on the machine only slows a run down. */
function best(figures: readonly number[]): number {
  return Number(Math.min(...figures).toPrecision(3))
}
