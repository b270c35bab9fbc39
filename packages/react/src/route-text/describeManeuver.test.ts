import type { Route } from '@signpost/client'
import {
  everyCommand,
  everyCommandRoute,
  exampleRoute,
  hostileTexts,
  oddRoutes,
} from '@signpost/testing/fixtures'
import { describe, expect, test } from 'vitest'
import { en } from '../../test/en.ts'
import { languages } from '../../test/languages.ts'
import { readRoute } from '../../test/readRoute.ts'
import { de } from '../messages/de.ts'
import { describeManeuver } from './describeManeuver.ts'

const tables = Object.entries({ ...languages, en })

const allSteps = (route: Route, options?: Parameters<typeof describeManeuver>[2]): string[] =>
  route.maneuvers.map((_, index) => describeManeuver(route, index, options))

function withoutRoads(route: Route): Route {
  const maneuvers = route.maneuvers.map((step) => ({ ...step, currentRoad: {}, turnRoad: {} }))
  return { ...route, maneuvers }
}

test('the example of the interop notes', async () => {
  expect(allSteps(await readRoute(exampleRoute))).toEqual([
    'Head east on Canelones',
    'Turn right onto Buenos Aires',
    'Arrive at your destination, on the left',
  ])
})

const { immediately: _, driveOn: __, follow: ___, endingOn: ____, ...kinds } = en.maneuvers
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]
const sides = ['left', 'right', 'slight-left', 'slight-right', 'hard-left', 'hard-right'] as const
/** The stems of “left” and “right”, as osrm-text-instructions has them, and those of a sharp and of a slight turn. */
const turns: Readonly<
  Record<string, readonly [left: RegExp, right: RegExp, sharp: RegExp, slight: RegExp]>
> = {
  ar: [/يسار/, /يمين/, /حدّة/, /قليلًا/],
  de: [/link/, /recht/, /scharf/i, /leicht/i],
  en: [/left/, /right/, /sharp/, /bear/],
  es: [/izquierda/, /derecha/, /cerrad/, /levemente/],
  fr: [/gauche/, /droite/, /franchement/, /légèrement/],
  he: [/שמאל/, /ימינה|ימין/, /חדה/, /קלות/],
  it: [/sinistra/, /destra/, /bruscamente/, /leggermente/],
  ja: [/左/, /右/, /大きく/, /斜め/],
  ko: [/왼쪽|좌회전/, /오른쪽|우회전/, /급/, /완만/],
  nl: [/links/, /rechts/, /scherp/, /buig/],
  pl: [/lew/, /praw/, /ostro/, /lekko/],
  pt: [/esquerda/, /direita/, /acentuada/, /levemente/],
  ru: [/налево|слева|левее/, /направо|справа|правее/, /резко/, /плавно/],
  tr: [/sol/, /sağ/, /keskin/, /hafif/],
  uk: [/лів/, /прав/, /різко/, /плавно/],
  zh: [/左/, /右/, /急/, /稍/],
}

describe.each(tables)('%s', (language, { maneuvers: messages }) => {
  test.each(kindNames)(
    '%s: a sentence for every side, which names the hand that English names',
    (kind) => {
      const [left, right] = turns[language] ?? []
      const bare = messages[kind]({})
      expect(bare).toMatch(/\p{L}/u)
      for (const side of sides) {
        for (const details of [{ side }, { side, road: 'Calle 1', stop: '1', exit: 2 }]) {
          const sentence = messages[kind](details)
          const english = en.maneuvers[kind](details)
          // “left” of a roundabout that is left behind is no hand.
          const names = (hand: string): boolean => new RegExp(`\\b${hand}\\b`).test(english)
          expect(sentence, side).toMatch(/\p{L}/u)
          if (names('left')) expect(sentence).toMatch(left ?? /$^/)
          if (names('right')) expect(sentence).toMatch(right ?? /$^/)
          const other = side.endsWith('left') ? right : left
          expect(sentence).not.toMatch(other ?? /$^/)
        }
      }
    },
  )

  test('a sharp and a slight turn, and no other, have the word for it', () => {
    const [, , sharp = /$^/, slight = /$^/] = turns[language] ?? []
    for (const side of sides) {
      const sentence = messages.turn({ side })
      expect([side, sharp.test(sentence)]).toEqual([side, side.startsWith('hard')])
      expect([side, slight.test(sentence)]).toEqual([side, side.startsWith('slight')])
    }
  })

  // Read these files: they are what a person hears.
  test('describes every command, with the name of a road and without', async () => {
    const route = await readRoute(everyCommandRoute)
    const named = allSteps(route, { language, messages })
    const bare = allSteps(withoutRoads(route), { language, messages })
    const lines = everyCommand.map((command, index) =>
      [command, named[index], bare[index]].join('\n  '),
    )
    const exits = ['RE.', 'RT.', 'RX.'].flatMap((command) =>
      [1, 2, 3].map((roundaboutExit) => ({ command, roundaboutExit })),
    )
    const around = await readRoute({
      maneuvers: [
        { command: 'CO.' },
        ...exits.map(({ command, roundaboutExit }) => ({
          command,
          roundabout_exit: roundaboutExit,
          turn_road_info: { primary_name: 'Calle' },
        })),
      ],
    })
    const [, ...sentences] = allSteps(around, { language, messages })
    lines.push('roundabout_exit', ...sentences.map((sentence) => `  ${sentence}`))
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`sentences/${language}.txt`)
  })

  test('no sentence has an article that has to agree with the name of a road', async () => {
    const route = await readRoute(everyCommandRoute)
    for (const [index, { kind, turnRoad }] of route.maneuvers.entries()) {
      const sentence = describeManeuver(route, index, { language, messages })
      if (kind === 'arrive') expect(sentence).not.toContain('Calle')
      else expect(sentence).toMatch(new RegExp(`(^| |\u2068)${turnRoad.name}\u2069?( |$)`))
    }
  })

  test('every sentence is complete, and begins with a capital where the language has them', async () => {
    const route = await readRoute(everyCommandRoute)
    for (const sentence of [
      ...allSteps(route, { language, messages }),
      ...allSteps(withoutRoads(route), { language, messages }),
    ]) {
      expect(sentence).toMatch(/^[\p{Lu}\p{Lo}]/u)
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\{|\}| {2}|\.$/)
    }
  })

  test('two steps in quick succession are announced in one sentence', async () => {
    const [start, turn, arrival] = (await readRoute(exampleRoute)).maneuvers
    if (!start || !turn || !arrival) throw new Error('The example has three maneuvers.')
    const route: Route = {
      path: [],
      unmetAvoid: [],
      maneuvers: [{ ...start, stacked: true }, { ...turn, stacked: true }, arrival],
    }
    const alone = { ...route, maneuvers: [start, turn, arrival] }
    const say = (of: Route, index: number): string =>
      describeManeuver(of, index, { language, messages })
    const joined = say(route, 1)
    expect(joined.length).toBeGreaterThan(say(alone, 1).length)
    expect(joined.toLowerCase()).toContain(say(alone, 1).toLowerCase())
    // An arrival is announced for itself.
    expect(say(route, 2)).toBe(say(alone, 2))
  })
})

test('languages can have their own sentences', async () => {
  const route = await readRoute(everyCommandRoute)
  const all = tables.map(([language, { maneuvers: messages }]) =>
    allSteps(route, { language, messages }),
  )
  for (const index of everyCommand.keys()) {
    expect(new Set(all.map((sentences) => sentences[index])).size).toBe(tables.length)
  }
})

test('appends "then" to a step that the next one follows closely', async () => {
  const route = await readRoute(everyCommandRoute)
  const stacked = { ...route, maneuvers: route.maneuvers.map((s) => ({ ...s, stacked: true })) }
  expect(describeManeuver(stacked, 5)).toBe('Then turn left onto Calle 5')
})

test('Unknown command: the turn that the route makes, else a sentence without a direction', async () => {
  expect(allSteps(await readRoute(oddRoutes.unknownCommand))[1]).toBe(
    'Turn right onto Buenos Aires',
  )
  expect(allSteps(await readRoute(oddRoutes.missingCommand))[1]).toBe(
    'Turn right onto Buenos Aires',
  )
  const [, turn] = (await readRoute(oddRoutes.unknownCommand)).maneuvers
  const nameless = turn && ({ ...turn, kind: 'unknown', side: undefined, turnRoad: {} } as const)
  const route: Route = {
    path: [],
    unmetAvoid: [],
    maneuvers: nameless ? [nameless, nameless] : [],
  }
  expect(describeManeuver(route, 1)).toBe('Go on')
})

test('names a country in the language, and one of two sides at the arrival', async () => {
  const route = await readRoute(everyCommandRoute)
  const border = everyCommand.indexOf('EC.')
  const announced = describeManeuver(route, border, { language: 'de', messages: de.maneuvers })
  expect(announced).toContain('(Uruguay)')
  expect(allSteps(route).at(-1)).toBe('Arrive at your destination, on the left')
})

test('names are text: HTML is literal, and characters that change the direction have no effect', async () => {
  const sent = structuredClone(exampleRoute)
  const [, turn] = sent.maneuvers
  if (turn) turn.turn_road_info = { primary_name: hostileTexts.html }
  expect(allSteps(await readRoute(sent))[1]).toBe(`Turn right onto ${hostileTexts.html}`)
})

test('a step that does not exist has no sentence', async () => {
  expect(describeManeuver(await readRoute(exampleRoute), 3)).toBe('')
  expect(describeManeuver(await readRoute(oddRoutes.noManeuvers), 0)).toBe('')
})
