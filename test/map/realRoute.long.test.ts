import { createConnection, getDirections, type Route, type Vehicle } from '@signpost/client'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { link } from './link.ts'
import { minute, openPages, patience } from './openPages.ts'
// Types `window.map` of the page.
import type {} from './page/TakeMap.tsx'
import { type Color, colorsAt } from './pixels.ts'

type Point = readonly [longitude: number, latitude: number]

const { open, address } = openPages()
const blue: Color = [11, 107, 203]
const steps = (page: Page): Locator => page.locator('[data-part="step"]')

/** The route from the service. */
async function routeBy(vehicle: Vehicle): Promise<Route> {
  const connection = createConnection({ baseUrl: address(), apiKey: 'demo' })
  const origin = { latitude: -34.9077, longitude: -56.2012 }
  const destination = { latitude: -34.8945, longitude: -56.1529 }
  const route = await getDirections(connection, { origin, destination, vehicle })
  if (route === null) throw new Error('There is no route.')
  return route
}

/** Points in the middle of the longest stretches of a route. */
function alongside({ path }: Route): Point[] {
  const stretches = path.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = path[index] ?? [x, y]
    return { middle: [(x + fromX) / 2, (y + fromY) / 2] as const, x: x - fromX, y: y - fromY }
  })
  const longest = stretches.toSorted((a, b) => Math.hypot(b.x, b.y) - Math.hypot(a.x, a.y))
  return longest.slice(0, 12).map(({ middle }) => middle)
}

/** The share of these points with a color; street names cover a few. */
async function shareOf(color: Color, page: Page, points: readonly Point[]): Promise<number> {
  const near = (value: number, index: number): boolean => Math.abs(value - (color[index] ?? 0)) < 12
  const colors = await colorsAt(page, points)
  return colors.filter((found) => found.every(near)).length / points.length
}

/** The share of these points on a street of the base map, by its own tiles. */
function shareOnStreets(page: Page, points: readonly Point[]): Promise<number> {
  return page.evaluate((points) => {
    const { map } = window
    if (map === undefined) throw new Error('There is no map.')
    const streets = map
      .getStyle()
      .layers.filter((layer) => 'source-layer' in layer && layer.type === 'line')
      .map(({ id }) => id)
    const isOnStreet = ([longitude, latitude]: Point): boolean => {
      const { x, y } = map.project([longitude, latitude])
      const around: [[number, number], [number, number]] = [
        [x - 4, y - 4],
        [x + 4, y + 4],
      ]
      return map.queryRenderedFeatures(around, { layers: streets }).length > 0
    }
    return points.filter(isOnStreet).length / points.length
  }, points)
}

test(
  'typing and choosing Teatro Solís and Estadio Centenario shows the route, and its link shows it again',
  async () => {
    const page = await open('')
    for (const [box, text, name] of [
      ['From', 'teatro sol', /^Teatro Solís/],
      ['To', 'estadio centenario', /^Estadio Centenario/],
    ] as const) {
      await page.getByRole('combobox', { name: box }).fill(text)
      await page.getByRole('option', { name }).first().click()
    }
    await steps(page).filter({ hasText: 'Avenida 18 de Julio' }).first().waitFor()
    expect(new URL(page.url()).searchParams.get('from_name')).toBe('Teatro Solís')
    const texts = await steps(page).allTextContents()
    await page.reload()
    await steps(page).first().waitFor()
    expect(await steps(page).allTextContents()).toEqual(texts)
    expect(await page.getByRole('combobox', { name: 'To' }).inputValue()).toBe('Estadio Centenario')
  },
  2 * minute,
)

test.each<[Vehicle, string]>([
  ['car', 'Car'],
  ['pedestrian', 'On foot'],
  ['bicycle', 'Bicycle'],
])(
  'by %s: the line follows the streets, and is completely visible',
  async (vehicle, label) => {
    const route = await routeBy(vehicle)
    const page = await open(link)
    await page.getByRole('radio', { name: label }).check({ force: true })
    await expect.poll(() => steps(page).count(), patience).toBe(route.maneuvers.length)
    const points = alongside(route)
    await expect.poll(() => shareOf(blue, page, points), patience).toBeGreaterThan(0.6)
    expect(await shareOnStreets(page, points)).toBeGreaterThan(0.9)
    const isInSight = await page.evaluate(
      (path) => path.every((point) => window.map?.getBounds().contains(point)),
      route.path.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    )
    expect(isInSight).toBe(true)
  },
  2 * minute,
)

test.each([
  ['en', 'Turn right onto Avenida 18 de Julio', 'min', 'km'],
  ['fr', 'Tournez à droite sur Avenida 18 de Julio', 'min', 'km'],
  ['es', 'Gira a la derecha por Avenida 18 de Julio', 'min', 'km'],
  ['de', 'Rechts abbiegen auf Avenida 18 de Julio', 'Min', 'km'],
  ['it', 'Svolta a destra in Avenida 18 de Julio', 'min', 'km'],
  ['ar', 'انعطف يمينًا إلى Avenida 18 de Julio', 'د', 'كم'],
])(
  'describes every step with its duration in the language %s, by car, on foot and by bicycle',
  async (language, sentence, minutes, kilometers) => {
    const page = await open(`${link}&language=${language}`)
    await steps(page).filter({ hasText: sentence }).waitFor()
    for (const vehicle of ['car', 'pedestrian', 'bicycle'] as const) {
      const route = await routeBy(vehicle)
      await page.locator(`input[value="${vehicle}"]`).check({ force: true })
      await expect.poll(() => steps(page).count(), patience).toBe(route.maneuvers.length)
      const summary = page.locator('[data-signpost="route-summary"]')
      const time = Math.round((route.duration ?? 0) / 60)
      if (time < 60) await expect.poll(() => summary.textContent()).toContain(`${time} ${minutes}`)
      expect(await summary.textContent()).toContain(kilometers)
      // A step names the road that it leads onto.
      const texts = await steps(page).allTextContents()
      for (const [index, { turnRoad, kind }] of route.maneuvers.entries()) {
        if (kind !== 'arrive') expect(texts[index]).toContain(turnRoad.name ?? '')
      }
    }
  },
  2 * minute,
)

test(
  'stepping through the list with only the keyboard moves the map',
  async () => {
    const { maneuvers } = await routeBy('car')
    const page = await open(link)
    await steps(page).first().waitFor()
    await page.keyboard.press('Tab')
    const isOnList = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.hasAttribute('data-step') === true)
    for (let presses = 0; presses < 30 && !(await isOnList()); presses++) {
      await page.keyboard.press('Tab')
    }
    for (const { coordinate } of maneuvers.slice(1, 5)) {
      await page.keyboard.press('ArrowDown')
      const center = (): Promise<[number, number]> =>
        page.evaluate(() => [window.map?.getCenter().lng ?? 0, window.map?.getCenter().lat ?? 0])
      const off = async (): Promise<number> => {
        const [longitude, latitude] = await center()
        return Math.hypot(
          longitude - (coordinate?.longitude ?? 0),
          latitude - (coordinate?.latitude ?? 0),
        )
      }
      await expect.poll(off, patience).toBeLessThan(1e-5)
    }
    expect(await page.evaluate(() => window.map?.getZoom())).toBeGreaterThanOrEqual(16)
  },
  2 * minute,
)
