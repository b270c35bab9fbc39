import type { Measurement } from '../../.scripts/Benchmark.ts'
import { keyToRows } from './place-search/keyToRows.ts'
import { leftBehind, steadyHeap } from './place-search/leftBehind.ts'
import { type BenchPage, openPage } from './place-search/openPage.ts'
import type { Contestant } from './place-search/page/main.tsx'
import { typing } from './place-search/typing.ts'

type Row = Readonly<Record<string, string | number>>

const rounds = 24
const mounts = 50

/** The search box beside a plain input with a list of the same rows, which asks for every key: in one run, turn by turn, in a real browser. */
export const benchmark: Measurement = {
  title: 'PlaceSearch beside a floor written by hand',
  async measure() {
    return [
      ...(await inPage([], async (page) => [
        ...(await keyRows(page)),
        ...(await typingRows(page)),
      ])),
      ...(await inPage(steadyHeap, leakRows)),
    ]
  },
}

async function inPage(
  flags: readonly string[],
  measure: (page: BenchPage) => Promise<Row[]>,
): Promise<Row[]> {
  const bench = await openPage(flags)
  try {
    return await measure(bench)
  } finally {
    await bench.close()
  }
}

async function keyRows(bench: BenchPage): Promise<Row[]> {
  const rows: Row[] = []
  for (const latency of [0, 50]) {
    const { box, floor } = await both(rounds, (contestant) => keyToRows(bench, contestant, latency))
    const network = `network of ${latency} ms`
    const every = (times: typeof box) => times.flatMap(({ first, later }) => [...first, ...later])
    rows.push(
      row(`key to rows, ${network}, ms`, every(box), every(floor), latency === 0 ? '≤ 1.25 ×' : ''),
      row(
        `- the first key, ms`,
        box.flatMap(({ first }) => first),
        floor.flatMap(({ first }) => first),
        latency === 0 ? '≤ 1.25 ×' : '',
      ),
      row(
        `- keys that cached rows match, ms`,
        box.flatMap(({ later }) => later),
        floor.flatMap(({ later }) => later),
        latency === 50 ? '≤ 0.5 ×' : '',
      ),
    )
  }
  return rows
}

async function typingRows(bench: BenchPage): Promise<Row[]> {
  const { box, floor } = await both(rounds, (contestant) => typing(bench, contestant))
  const requests = (costs: typeof box) => costs.map((cost) => cost.requests)
  const work = (costs: typeof box) => costs.map(({ workPerKey }) => workPerKey)
  return [
    row('requests for "starbucks" at 100 ms a key', requests(box), requests(floor), '≤ 3'),
    row('main thread busy, ms a key', work(box), work(floor), '≤ 1.5 ×'),
  ]
}

async function leakRows(bench: BenchPage): Promise<Row[]> {
  const { box, floor } = await both(3, (contestant) => leftBehind(bench, contestant, mounts))
  const left = (name: keyof (typeof box)[number]) =>
    [box, floor].map((runs) => runs.map((run) => run[name])) as [number[], number[]]
  return [
    row(`nodes left by ${mounts} mounts`, ...left('nodes'), '0'),
    row(`listeners left by ${mounts} mounts`, ...left('listeners'), '0'),
    row(`timers left by ${mounts} mounts`, ...left('timers'), '0'),
    row(`heap grown by ${mounts} mounts, kB`, ...left('kilobytes'), '≤ 2 ×'),
  ]
}

/** Measures the one and the other by turns, so that what else the machine does is the same for both. */
async function both<Result>(
  times: number,
  measure: (contestant: Contestant) => Promise<Result>,
): Promise<Record<Contestant, Result[]>> {
  const results: Record<Contestant, Result[]> = { box: [], floor: [] }
  for (let round = 0; round < times; round++) {
    for (const contestant of ['floor', 'box'] as const) {
      results[contestant].push(await measure(contestant))
    }
  }
  return results
}

function row(what: string, box: readonly number[], floor: readonly number[], bar = ''): Row {
  const medians = { PlaceSearch: median(box), floor: median(floor) }
  const ratio = medians.PlaceSearch / medians.floor
  return {
    'what, in the median': what,
    PlaceSearch: round(medians.PlaceSearch),
    floor: round(medians.floor),
    ratio: Number.isFinite(ratio) ? round(ratio) : '',
    bar,
  }
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

function round(figure: number): number {
  return Number(figure.toPrecision(3))
}
