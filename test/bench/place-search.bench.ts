import type { Measurement } from '../../.scripts/Benchmark.ts'
import { firstLoad } from './place-search/firstLoad.ts'
import { buildForeignApp } from './place-search/foreignApp.ts'
import { keyToRows } from './place-search/keyToRows.ts'
import { lastKeyToRows } from './place-search/lastKeyToRows.ts'
import { leftBehind, steadyHeap } from './place-search/leftBehind.ts'
import { type BenchPage, openPage } from './place-search/openPage.ts'
import type { Contestant } from './place-search/page/main.tsx'
import { typing } from './place-search/typing.ts'
import { worstEvent } from './place-search/worstEvent.ts'

type Row = Readonly<Record<string, string | number>>
type Results<Result> = Readonly<Record<Contestant, readonly Result[]>>

const mounts = 50

/**
 * The search box beside a plain input with a list of the same rows, which asks for every key: from tarballs in an app of its own, in one
 * run, turn by turn, in a real browser. `--rounds 12` measures more often, `--only keys` one part of it: keys, typists, thread, events,
 * load, memory.
 */
export const benchmark: Measurement = {
  title: 'PlaceSearch beside a floor written by hand',
  async measure({ rounds = '4', only }) {
    const app = await buildForeignApp()
    const parts = Object.entries({
      keys: [keyRows, []],
      typists: [typistRows, []],
      thread: [threadRows, []],
      events: [eventRows, []],
      memory: [memoryRows, steadyHeap],
    } as const)
    try {
      const rows: Row[] = []
      for (const [name, [measure, flags]] of parts) {
        if (only !== undefined && only !== name) continue
        const page = await openPage(app.built, flags)
        rows.push(...(await measure(page, Number(rounds))))
        await page.close()
      }
      if (only === undefined || only === 'load') rows.push(...loadRows(await firstLoad(app.folder)))
      return rows
    } finally {
      app.remove()
    }
  },
}

async function keyRows(bench: BenchPage, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const latency of [0, 50]) {
    const times = await byTurns(rounds, (contestant) => keyToRows(bench, contestant, latency))
    const what = `key to the service's rows, network of ${latency} ms, ms`
    rows.push(ratioRow(what, flat(times.box), flat(times.floor), 1.25))
  }
  return rows
}

async function typistRows(bench: BenchPage, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const interval of [80, 150, 250]) {
    for (const latency of [5, 50, 150]) {
      const pace = { interval, latency }
      const times = await byTurns(rounds, (contestant) => lastKeyToRows(bench, contestant, pace))
      const what = `last of keys every ${interval} ms to final rows, network of ${latency} ms, ms`
      rows.push(ratioRow(what, flat(times.box), flat(times.floor), 1.25))
    }
  }
  return rows
}

async function threadRows(bench: BenchPage, rounds: number): Promise<Row[]> {
  const { box, floor, thrifty } = await byTurns(rounds, (contestant) => typing(bench, contestant), [
    'floor',
    'box',
    'thrifty',
  ])
  const of = (costs: typeof box, name: keyof (typeof box)[number]) =>
    costs.map((cost) => cost[name])
  return [
    ratioRow('main thread busy, ms a key', of(box, 'work'), of(floor, 'work'), 1.4),
    ratioRow('- with scripts, ms a key', of(box, 'script'), of(floor, 'script')),
    limitRow(
      'requests for "starbucks" at 100 ms a key',
      of(box, 'requests'),
      of(floor, 'requests'),
      9,
    ),
    limitRow('- `requests="thrifty"`', of(thrifty, 'requests'), of(floor, 'requests'), 3),
  ]
}

async function eventRows(bench: BenchPage, rounds: number): Promise<Row[]> {
  const { box, floor } = await byTurns(rounds, (contestant) => worstEvent(bench, contestant))
  return [ratioRow('worst event at a quarter of the speed, ms', flat(box), flat(floor), 1.25)]
}

async function memoryRows(bench: BenchPage, rounds: number): Promise<Row[]> {
  const { box, floor } = await byTurns(Math.min(rounds, 3), (contestant) =>
    leftBehind(bench, contestant, mounts),
  )
  const left = (name: keyof (typeof box)[number]): [number[], number[]] => [
    box.map((run) => run[name]),
    floor.map((run) => run[name]),
  ]
  return [
    limitRow(`nodes left by ${mounts} mounts`, ...left('nodes'), 0),
    limitRow(`listeners left by ${mounts} mounts`, ...left('listeners'), 0),
    limitRow(`timers left by ${mounts} mounts`, ...left('timers'), 0),
    limitRow(`heap grown by ${mounts} mounts, kB`, ...left('kilobytes'), 'floor'),
  ]
}

function loadRows(sizes: Awaited<ReturnType<typeof firstLoad>>): Row[] {
  return [
    limitRow('first load with Vite, bytes', [sizes.vite], [], 33_000),
    limitRow('first load with esbuild, split, bytes', [sizes.esbuild], [], 36_000),
  ]
}

/** Measures one after the other by turns, so that what else the machine does is the same for all. */
async function byTurns<Result>(
  rounds: number,
  measure: (contestant: Contestant) => Promise<Result>,
  contestants: readonly Contestant[] = ['floor', 'box'],
): Promise<Results<Result>> {
  const results: Record<Contestant, Result[]> = { box: [], thrifty: [], floor: [] }
  for (let round = 0; round < rounds; round++) {
    for (const contestant of contestants) results[contestant].push(await measure(contestant))
  }
  return results
}

function flat(results: readonly number[][]): readonly number[] {
  return results.flat()
}

function ratioRow(
  what: string,
  box: readonly number[],
  floor: readonly number[],
  most?: number,
): Row {
  const ratio = median(box) / median(floor)
  return {
    ...figures(what, box, floor),
    ratio: round(ratio),
    bar: most === undefined ? '' : `≤ ${most} ×`,
    met: most === undefined ? '' : verdict(ratio <= most),
  }
}

function limitRow(
  what: string,
  box: readonly number[],
  floor: readonly number[],
  most: number | 'floor',
): Row {
  const limit = most === 'floor' ? median(floor) : most
  return {
    ...figures(what, box, floor),
    ratio: '',
    bar: `≤ ${most}`,
    met: verdict(median(box) <= limit),
  }
}

function figures(what: string, box: readonly number[], floor: readonly number[]): Row {
  return {
    'what, in the median': what,
    PlaceSearch: round(median(box)),
    floor: floor.length > 0 ? round(median(floor)) : '',
  }
}

function verdict(isMet: boolean): string {
  return isMet ? 'yes' : 'NO'
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}

function round(figure: number): number {
  return Math.abs(figure) >= 1000 ? Math.round(figure) : Number(figure.toPrecision(3))
}
