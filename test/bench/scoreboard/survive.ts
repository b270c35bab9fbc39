import type { Browser } from 'playwright'
import type { BuiltKit } from './buildKit.ts'
import { type HostileReply, hostileReplies } from './hostileReplies.ts'
import { namesFor } from './Network.ts'
import { type OpenKit, openKit } from './openKit.ts'

/** The faults of a box by the names of the hostile answers, and the answers after which it showed a notice. */
export interface Survival {
  readonly tried: number
  readonly faults: Readonly<Record<string, readonly string[]>>
  readonly needsNotice: number
  readonly notified: readonly string[]
  /** The hosts that it asked for something else than suggestions. */
  readonly otherHosts: readonly string[]
}

/** Gives every hostile answer to a box of its own, all at the same time. */
export async function survive(built: BuiltKit, browser: Browser): Promise<Survival> {
  const tried = await Promise.all([
    ...Object.entries(hostileReplies).map(async ([name, hostile]) => ({
      name,
      ...(await tryReply(built, browser, hostile)),
    })),
    tryLateReply(built, browser).then((result) => ({ name: 'late answer', ...result })),
  ])
  return {
    tried: tried.length,
    faults: Object.fromEntries(
      tried.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => [name, faults]),
    ),
    needsNotice: Object.values(hostileReplies).filter(({ needsNotice }) => needsNotice).length,
    notified: tried
      .filter(({ name, notified }) => notified && hostileReplies[name]?.needsNotice)
      .map(({ name }) => name),
    otherHosts: [...new Set(tried.flatMap(({ otherHosts }) => otherHosts))].sort(),
  }
}

interface Trial {
  readonly faults: readonly string[]
  readonly notified: boolean
  readonly otherHosts: readonly string[]
}

async function tryReply(
  built: BuiltKit,
  browser: Browser,
  { reply, needsNotice }: HostileReply,
): Promise<Trial> {
  const opened = await openKit(built, browser)
  const { page, network } = opened
  const before = await page.evaluate(() => window.scoreboard.lines())
  network.respond = reply
  await page.keyboard.type('te', { delay: 50 })
  // A box may try again before it says that it failed.
  await page.waitForTimeout(needsNotice ? 10_000 : 1500)
  const after = await page.evaluate(() => window.scoreboard.lines())
  const notified = after.some((line) => !before.includes(line))
  const faults = [...(await strangeTexts(opened, built.kit.row)), ...(await scripts(opened))]
  network.respond = (text) => ({ names: namesFor(text) })
  if (!(await answersAgain(opened, built.kit.row))) faults.push('no rows for the next text')
  return finish(built, opened, faults, notified)
}

/** The first text is answered after the second. */
async function tryLateReply(built: BuiltKit, browser: Browser): Promise<Trial> {
  const opened = await openKit(built, browser)
  const { page, network } = opened
  network.respond = (text) => ({ names: namesFor(text), delay: text === 'te' ? 2000 : 0 })
  await page.keyboard.type('te', { delay: 50 })
  await page.waitForTimeout(600)
  const faults = (await answersAgain(opened, built.kit.row)) ? [] : ['no rows for the next text']
  await page.waitForTimeout(2000)
  if (!(await shows(opened, built.kit.row, 'teaz'))) faults.push('rows of the old text')
  return finish(built, opened, faults, false)
}

/** Types one more letter, which has an ordinary answer. */
async function answersAgain(opened: OpenKit, rows: string): Promise<boolean> {
  await opened.page.keyboard.type('a')
  for (let waited = 0; waited < 4000; waited += 100) {
    if (await shows(opened, rows, 'teaz')) return true
    await opened.page.waitForTimeout(100)
  }
  return false
}

function shows({ page }: OpenKit, rows: string, text: string): Promise<boolean> {
  return page.evaluate(([selector, name]) => window.scoreboard.shows(selector, name), [
    rows,
    text,
  ] as const)
}

async function strangeTexts({ page }: OpenKit, rows: string): Promise<string[]> {
  const texts = await page.evaluate(
    // biome-ignore lint/performance/useDomNodeTextContent: the text that people see.
    (selector) => window.scoreboard.all(selector).map(({ innerText }) => innerText),
    rows,
  )
  const strange = texts.flatMap(
    (text) => /\bundefined\b|\bnull\b|\bNaN\b|\[object/.exec(text) ?? [],
  )
  return strange.length === 0 ? [] : [`"${strange[0]}" in a row`]
}

async function scripts({ page }: OpenKit): Promise<string[]> {
  const { elements, ran } = await page.evaluate(() => ({
    elements: window.scoreboard.all('[data-hostile]').length,
    ran: 'hacked' in window,
  }))
  if (ran) return ['a script in a name ran']
  return elements > 0 ? ['markup in a name became elements'] : []
}

async function finish(
  { kit }: BuiltKit,
  { page, errors, blocked, close }: OpenKit,
  faults: string[],
  notified: boolean,
): Promise<Trial> {
  const asked = await page.evaluate(() => window.scoreboard.asked)
  const others = asked.filter((request) => kit.read(request) === undefined)
  await close()
  if (errors[0] !== undefined) faults.push(`uncaught: ${errors[0].slice(0, 80)}`)
  return {
    faults,
    notified,
    otherHosts: [...blocked, ...others.map(({ url }) => new URL(url).host)],
  }
}
