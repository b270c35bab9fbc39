import type { Browser } from 'playwright'
import type { BuiltKit } from './buildKit.ts'
import { openKit } from './openKit.ts'

const word = 'teatro'
/** The milliseconds of the network. Without any, a time is one or two frames, which differ by half. */
const latency = 50

/** Types a word like a user who reads the rows, and returns the milliseconds from each key to the rows for its text; NaN for a text that the box does not search for. */
export async function keyToRows(built: BuiltKit, browser: Browser): Promise<number[]> {
  const { page, network, close } = await openKit(built, browser)
  network.latency = latency
  const times: number[] = []
  let text = ''
  for (const key of word) {
    text += key
    await page.evaluate(([rows, name]) => window.scoreboard.awaitRows(rows, name), [
      built.kit.row,
      `${text}z`,
    ] as const)
    await page.keyboard.press(key)
    times.push(await page.evaluate(() => window.scoreboard.rows()))
    await page.waitForTimeout(150)
  }
  await close()
  return times
}

/** The median over the keys of the best time of each, since other work on the machine only slows a run down. */
export function bestOf(rounds: readonly (readonly number[])[]): number {
  const best = [...word].map((_, key) =>
    Math.min(...rounds.map((times) => times[key] ?? Number.NaN)),
  )
  const sorted = best.filter(Number.isFinite).sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
