import type { Benchmark } from '../../.scripts/Benchmark.ts'
import { firstLoad } from './place-search/firstLoad.ts'
import { buildForeignApp } from './place-search/foreignApp.ts'
import { keyToRows } from './place-search/keyToRows.ts'
import { lastKeyToRows } from './place-search/lastKeyToRows.ts'
import { measureLeaks, steadyHeap } from './place-search/measureLeaks.ts'
import { measureTyping } from './place-search/measureTyping.ts'
import { type BenchPage, openPage } from './place-search/openPage.ts'
import type { Contestant } from './place-search/page/main.tsx'
import { worstEvent } from './place-search/worstEvent.ts'

type Row = Readonly<Record<string, string | number>>
/** The measurements of each contestant, in the order of their rounds. */
type Figures = ReadonlyMap<Contestant, readonly number[]>

/** A page, its contestants, and the number of rounds. */
interface Contest {
  readonly bench: BenchPage
  readonly contestants: readonly Contestant[]
  readonly rounds: number
}

const mounts = 50

/** Compares the search box with a plain input and a list of the same rows that sends a request for every key press. Both are installed from tarballs in a separate app, and measured alternately in a real browser. `scoreboard` measures the boxes of other vendors. */
export const benchmark: Benchmark = {
  title: 'PlaceSearch compared with a hand-written baseline',
  settings: {
    rounds: 'the number of rounds (4)',
    only: 'measures one part: keys, typists, thread, events, memory or load',
  },
  async *measure({ rounds = '4', only }) {
    const app = await buildForeignApp()
    const parts = Object.entries({
      keys: [keyRows, []],
      typists: [typistRows, []],
      thread: [threadRows, []],
      events: [eventRows, []],
      memory: [memoryRows, steadyHeap],
    } as const)
    try {
      for (const [name, [measure, flags]] of parts) {
        if (only !== undefined && only !== name) continue
        const bench = await openPage(app.built, flags)
        yield await measure({ bench, contestants: ['baseline', 'box'], rounds: Number(rounds) })
        await bench.close()
      }
      if (only === undefined || only === 'load') yield loadRows(await firstLoad(app.folder))
    } finally {
      app.remove()
    }
  },
}

async function keyRows(contest: Contest): Promise<Row[]> {
  const rows: Row[] = []
  for (const latency of [0, 50]) {
    const turns = await byTurns(contest, (bench, one) => keyToRows(bench, one, latency))
    const what = `key to the service's rows, network of ${latency} ms, ms`
    rows.push(ratioRow(what, figuresOf(turns, flat), 1.1))
  }
  return rows
}

async function typistRows(contest: Contest): Promise<Row[]> {
  const rows: Row[] = []
  for (const interval of [80, 150, 250]) {
    for (const latency of [5, 50, 150]) {
      const pace = { interval, latency }
      const turns = await byTurns(contest, (bench, one) => lastKeyToRows(bench, one, pace))
      const what = `last of keys every ${interval} ms to final rows, network of ${latency} ms, ms`
      rows.push(ratioRow(what, figuresOf(turns, flat), 1.15))
    }
  }
  return rows
}

async function threadRows(contest: Contest): Promise<Row[]> {
  const contestants = [...contest.contestants, 'thrifty', 'bare']
  const turns = await byTurns({ ...contest, contestants }, measureTyping)
  const requests = figuresOf(turns, (costs) => costs.map((cost) => cost.requests))
  const thrifty = new Map([...requests, ['box', requests.get('thrifty') ?? []]])
  return [
    ratioRow(
      'main thread busy, ms a key, without that of a bare input',
      withoutBare(figuresOf(turns, (costs) => costs.map(({ work }) => work))),
      1.3,
    ),
    ratioRow(
      '- with scripts, ms a key',
      withoutBare(figuresOf(turns, (costs) => costs.map(({ script }) => script))),
    ),
    limitRow('requests for "starbucks" at 100 ms a key', requests, 9),
    limitRow('- `requests="thrifty"`', thrifty, 3),
  ]
}

/** Subtracts the cost of the same keys in an input without a list. The keys and frames of any input cost most of the time. */
function withoutBare(figures: Figures): Figures {
  const bare = median(figures, 'bare')
  return new Map(
    [...figures].map(([contestant, costs]) => [contestant, costs.map((cost) => cost - bare)]),
  )
}

async function eventRows(contest: Contest): Promise<Row[]> {
  const turns = await byTurns(contest, worstEvent)
  return [ratioRow('worst event at a quarter of the speed, ms', figuresOf(turns, flat), 1.25)]
}

async function memoryRows(contest: Contest): Promise<Row[]> {
  const rounds = Math.min(contest.rounds, 3)
  const turns = await byTurns({ ...contest, rounds }, (bench, one) =>
    measureLeaks(bench, one, mounts),
  )
  const left = (name: 'nodes' | 'listeners' | 'timers' | 'kilobytes'): Figures =>
    figuresOf(turns, (runs) => runs.map((run) => run[name]))
  return [
    limitRow(`nodes left by ${mounts} mounts`, left('nodes'), 0),
    limitRow(`listeners left by ${mounts} mounts`, left('listeners'), 0),
    limitRow(`timers left by ${mounts} mounts`, left('timers'), 0),
    limitRow(`heap grown by ${mounts} mounts, kB`, left('kilobytes'), 'baseline'),
  ]
}

function loadRows(sizes: Awaited<ReturnType<typeof firstLoad>>): Row[] {
  return [
    limitRow('first load with Vite, bytes', new Map([['box', [sizes.vite]]]), 24_000),
    limitRow('first load with esbuild, split, bytes', new Map([['box', [sizes.esbuild]]]), 24_000),
  ]
}

/** Measures the contestants alternately, so that other work on the machine affects all of them. */
async function byTurns<Result>(
  { bench, contestants, rounds }: Contest,
  measure: (bench: BenchPage, contestant: Contestant) => Promise<Result>,
): Promise<ReadonlyMap<Contestant, readonly Result[]>> {
  const results = new Map<Contestant, Result[]>(contestants.map((one) => [one, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [contestant, turns] of results) turns.push(await measure(bench, contestant))
  }
  return results
}

function figuresOf<Result>(
  turns: ReadonlyMap<Contestant, readonly Result[]>,
  read: (results: readonly Result[]) => readonly number[],
): Figures {
  return new Map([...turns].map(([contestant, results]) => [contestant, read(results)]))
}

function flat(results: readonly (readonly number[])[]): readonly number[] {
  return results.flat()
}

function ratioRow(what: string, figures: Figures, most?: number): Row {
  const ratio = median(figures, 'box') / median(figures, 'baseline')
  return {
    ...columns(what, figures),
    ratio: round(ratio),
    bar: most === undefined ? '' : `≤ ${most} ×`,
    met: most === undefined ? '' : verdict(ratio <= most),
  }
}

function limitRow(what: string, figures: Figures, most: number | 'baseline'): Row {
  const limit = most === 'baseline' ? median(figures, 'baseline') : most
  return {
    ...columns(what, figures),
    ratio: '',
    bar: `≤ ${most}`,
    met: verdict(median(figures, 'box') <= limit),
  }
}

function columns(what: string, figures: Figures): Row {
  return {
    'median of': what,
    PlaceSearch: round(median(figures, 'box')),
    baseline: figures.has('baseline') ? round(median(figures, 'baseline')) : '',
  }
}

function verdict(isMet: boolean): string {
  return isMet ? 'yes' : 'NO'
}

function median(figures: Figures, contestant: Contestant): number {
  const numbers = (figures.get(contestant) ?? []).filter(Number.isFinite)
  return numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}

function round(figure: number): number {
  return Math.abs(figure) >= 1000 ? Math.round(figure) : Number(figure.toPrecision(3))
}
