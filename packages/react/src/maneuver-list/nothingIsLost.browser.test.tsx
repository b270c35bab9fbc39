import type { Address, Avoidance, Maneuver, Road, Route, TurnRoad } from '@signpost/client'
import { everythingRoute } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { mountElement } from '../../test/mountElement.tsx'
import { readRoute } from '../../test/readRoute.ts'
import { RouteSummary } from '../route-summary/RouteSummary.tsx'
import { ManeuverList } from './ManeuverList.tsx'

/** The screen text of each field, or the reason why it is not shown. Complete by type: a new field does not compile without a line here. */
type Shown<Fields> = { readonly [Field in keyof Required<Fields>]: RegExp | { not: string } }

const route: Shown<Route> = {
  id: { not: 'names the route for a program' },
  origin: /From: .*Canelones/,
  destination: /To: .*Reconquista/,
  bounds: { not: 'a map is framed by it' },
  distance: /320 m/,
  duration: /1 min/,
  path: /Head east/,
  maneuvers: /Turn right/,
  unmetAvoid: /toll road.*unpaved road/,
}

const maneuver: Shown<Maneuver> = {
  command: { not: 'read into `kind` and `side`' },
  kind: /Turn/,
  side: /right/,
  coordinate: { not: 'a map shows where the step is' },
  range: { not: 'a map draws the stretch' },
  distance: /for 120 m/,
  totalLength: { not: 'the specification does not say of what it is the length' },
  heading: { not: 'told from the path, which knows more; it stands in where there is no path' },
  speed: /for 1\.2 km · 2 min/,
  maxInstructionDistance: { not: 'says when a step is announced on the way' },
  stacked: /Then turn right/,
  roundaboutExit: /take the 4th exit/,
  stop: { not: 'no field of the service: written where legs are joined into one route' },
  bounds: { not: 'a map is framed by it' },
  currentRoad: /Calle Primera/,
  turnRoad: /Calle Segunda/,
}

const currentRoad: Shown<Road> = { name: /Calle Primera/, secondaryName: /Ruta 11/ }

const turnRoad: Shown<TurnRoad> = {
  name: /Calle Segunda/,
  secondaryName: /Ruta 22/,
  countryCode: /Cross the border \(Brazil\)/,
  drivingSide: /drive on the left side/,
}

const address: Shown<Address> = {
  kind: { not: 'says which of the other parts matter' },
  formatted: { not: 'said by its parts; it stands in where there are none' },
  name: { not: 'only where the text of the whole address has a name that no part has' },
  houseNumber: /1201/,
  street: /Canelones/,
  intersection: /Canelones y Buenos Aires/,
  airport: /Aeródromo de Muestra/,
  area: { not: 'Uruguay writes no area into an address' },
  city: /Montevideo/,
  state: /Departamento de Montevideo/,
  postal: /11000/,
  country: /Uruguay/,
  countryCode: { not: 'decides the order of the parts' },
}

const avoidances: Record<Avoidance, RegExp> = {
  hov: /carpool lane/,
  toll: /toll road/,
  highway: /highway/,
  uturn: /U-turn/,
  unpaved: /unpaved road/,
  ferry: /ferry/,
}

async function read(sent: unknown): Promise<string> {
  const all = await readRoute(sent)
  const { container, unmount } = mountElement(
    <>
      <RouteSummary route={all} />
      <ManeuverList route={all} />
    </>,
    { units: 'metric' },
  )
  const text = container.textContent ?? ''
  unmount()
  return text
}

/** The route with everything, then around a roundabout, two turns in a row, and slowly over a border to a country that drives on the left. */
function withBorder(): unknown {
  const sent = structuredClone(everythingRoute)
  const [turn, arrival] = sent.maneuvers
  const plain = { ...turn, is_stack_advise: false }
  const abroad = { code: 'BRA', driving_side: 'L' }
  const border = {
    ...plain,
    command: 'EC.',
    distance: 1234,
    speed: 10,
    turn_road_info: { ...turn.turn_road_info, country_info: abroad },
  }
  return { ...sent, maneuvers: [plain, { ...plain, command: 'RE.' }, turn, plain, border, arrival] }
}

test('nothing of a route is lost: each field is displayed, or the test gives a reason for its absence', async () => {
  const text = await read(withBorder())
  for (const shown of [route, maneuver, currentRoad, turnRoad, address]) {
    for (const [field, where] of Object.entries(shown)) {
      if (where instanceof RegExp)
        expect([field, text]).toEqual([field, expect.stringMatching(where)])
    }
  }
})

test('the values that the list omits for a reason are not displayed', async () => {
  const text = await read(withBorder())
  for (const value of ['everything', 'TR.R', '123.5', 'esq.', '-34.9']) {
    expect(text).not.toContain(value)
  }
})

test('every avoidance that was not met is stated', async () => {
  const text = await read({ ...everythingRoute, unmet_avoid: Object.keys(avoidances) })
  for (const words of Object.values(avoidances)) expect(text).toMatch(words)
})
