import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { packInto } from '../../../.scripts/check/installPackages.ts'
import { mustRun } from '../../../.scripts/run.ts'
import { type BuiltKit, buildKit } from './buildKit.ts'
import type { AbsentKit, Kit, MeasuredKit } from './Kit.ts'
import { bestOf, keyToRows } from './keyToRows.ts'
import { launchAlone, openKit } from './openKit.ts'
import { type Survival, survive } from './survive.ts'
import { type Musts, tryMusts } from './tryMusts.ts'

/** The figures of a kit. */
export interface Figures {
  readonly kit: MeasuredKit
  readonly musts: Musts
  /** The milliseconds from a key to its rows. */
  readonly keyToRows: number
  readonly first: number
  readonly firstBesideReact: number
  readonly inUse: number
  readonly survival: Survival
}

export interface Scoreboard {
  readonly measured: readonly Figures[]
  readonly absent: readonly AbsentKit[]
}

/** Installs the kits from the npm registry in a temporary folder, and measures them in one browser, without a request that leaves this machine. */
export async function measure(kits: readonly Kit[], rounds: number): Promise<Scoreboard> {
  process.env.NODE_ENV = 'production'
  report('Building and packing Signpost')
  mustRun('pnpm', ['-r', 'build'], { quiet: true })
  const folder = mkdtempSync(join(tmpdir(), 'signpost-scoreboard-'))
  const browser = await launchAlone()
  try {
    const { built, absent } = await buildAll(kits, folder, browser)
    const times = await timeByTurns(built, browser, rounds)
    const measured: Figures[] = []
    for (const one of built) {
      report(`${one.kit.name}: keys, roles and hostile answers`)
      // Most of the time, both wait.
      const [musts, survival] = await Promise.all([tryMusts(one), survive(one, browser)])
      measured.push({
        ...one,
        keyToRows: times.get(one) ?? Number.NaN,
        inUse: await bytesInUse(one, browser),
        survival,
        musts,
      })
    }
    return { measured, absent }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds each kit in a folder of its own. A kit that cannot be installed, built or shown is absent, with the reason. */
async function buildAll(
  kits: readonly Kit[],
  folder: string,
  browser: Browser,
): Promise<{ built: BuiltKit[]; absent: AbsentKit[] }> {
  const tarballs = packInto(folder)
  const built: BuiltKit[] = []
  const absent: AbsentKit[] = []
  for (const [index, kit] of kits.entries()) {
    if ('absent' in kit) {
      absent.push(kit)
      continue
    }
    report(`${kit.name}: installing and building`)
    try {
      const one = await buildKit(kit, join(folder, `kit-${index}`), tarballs)
      const { close } = await openKit(one, browser)
      await close()
      built.push(one)
    } catch (error) {
      absent.push({ name: kit.name, absent: `It could not be installed, built or shown: ${error}` })
    }
  }
  return { built, absent }
}

/** Times the kits alternately, so that other work on the machine affects all of them. */
async function timeByTurns(
  built: readonly BuiltKit[],
  browser: Browser,
  rounds: number,
): Promise<ReadonlyMap<BuiltKit, number>> {
  const times = new Map<BuiltKit, number[][]>(built.map((one) => [one, []]))
  for (let round = 0; round < rounds; round++) {
    report(`Key to rows, round ${round + 1} of ${rounds}`)
    for (const [one, all] of times) all.push(await keyToRows(one, browser))
  }
  return new Map([...times].map(([one, all]) => [one, bestOf(all)]))
}

/** The compressed bytes of the code and styles that a page has loaded once rows are there. */
async function bytesInUse(one: BuiltKit, browser: Browser): Promise<number> {
  const { page, loaded, close } = await openKit(one, browser)
  await page.keyboard.type('teatro', { delay: 50 })
  await page.waitForTimeout(2000)
  await close()
  return loaded()
}

function report(step: string): void {
  console.error(step)
}
