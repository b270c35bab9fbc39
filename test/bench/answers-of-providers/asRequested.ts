import { at, type Raw, rawOf, rawsOf } from './Recording.ts'

/** The recorded answer in the form that the adapter requests: lines of routes with six digits, places of Geoapify without GeoJSON, and fields that a recording with other options may lack. */
export function asRequested(provider: string, body: unknown): unknown {
  if (provider === 'osrm' || provider === 'mapboxDirections')
    return withSixDigits(rawOf(body), body)
  if (provider === 'tomtomRouting') return withPoints(rawOf(body), body)
  if (provider === 'hereRouting') return withSummaries(rawOf(body), body)
  if (provider === 'google' && at(body, 'displayName')) return { places: [body] }
  if (provider === 'geoapify' && Array.isArray(at(body, 'features')))
    return { results: rawsOf(at(body, 'features')).map(({ properties }) => properties) }
  return body
}

type Point = readonly [latitude: number, longitude: number]

function decode(text: string, digits: number): Point[] {
  const points: Point[] = []
  let [latitude, longitude, index] = [0, 0, 0]
  const next = (): number => {
    let [value, shift, bits] = [0, 1, 32]
    while (bits >= 32 && index < text.length) {
      bits = text.charCodeAt(index++) - 63
      value += (bits & 31) * shift
      shift *= 32
    }
    return value % 2 ? -(value + 1) / 2 : value / 2
  }
  while (index < text.length) {
    latitude += next()
    longitude += next()
    points.push([latitude / 10 ** digits, longitude / 10 ** digits])
  }
  return points
}

function encode(points: readonly Point[]): string {
  let text = ''
  let [latitude, longitude] = [0, 0]
  const write = (difference: number): void => {
    let value = difference < 0 ? -difference * 2 - 1 : difference * 2
    for (; value >= 32; value = Math.floor(value / 32))
      text += String.fromCharCode((value % 32) + 95)
    text += String.fromCharCode(value + 63)
  }
  for (const point of points) {
    const [lat, lon] = [Math.round(point[0] * 1e6), Math.round(point[1] * 1e6)]
    write(lat - latitude)
    write(lon - longitude)
    ;[latitude, longitude] = [lat, lon]
  }
  return text
}

/** Converts a line to six digits. Its own precision is the one with which the line begins at the first step. */
function withSixDigits(body: Raw, whole: unknown): unknown {
  const routes = rawsOf(body.routes)
  if (routes.length === 0) return whole
  const steps = routes.flatMap(({ legs }) => rawsOf(legs)).flatMap((leg) => rawsOf(leg.steps))
  const place = at(steps[0], 'maneuver.location') ?? rawsOf(body.waypoints)[0]?.location
  const latitude = Array.isArray(place) ? Number(place[1]) : Number.NaN
  const sample = `${steps[0]?.geometry ?? routes[0]?.geometry}`
  const isFive = Math.abs((decode(sample, 5)[0]?.[0] ?? 0) - latitude) < 0.1
  const recode = (value: unknown): unknown =>
    typeof value === 'string' && isFive ? encode(decode(value, 5)) : value
  return {
    ...body,
    routes: routes.map((route) => ({
      ...route,
      geometry: recode(route.geometry),
      legs: rawsOf(route.legs).map((leg) => ({
        ...leg,
        steps: rawsOf(leg.steps).map((step) => ({ ...step, geometry: recode(step.geometry) })),
      })),
    })),
  }
}

function withPoints(body: Raw, whole: unknown): unknown {
  const [route] = rawsOf(body.routes)
  if (!route) return whole
  const points = rawsOf(route.legs).flatMap((leg) => rawsOf(leg.points))
  const nearest = (point: Raw): number => {
    const far = points.map(({ latitude, longitude }) =>
      Math.hypot(
        Number(latitude) - Number(point.latitude),
        Number(longitude) - Number(point.longitude),
      ),
    )
    return far.indexOf(Math.min(...far))
  }
  const instructions = rawsOf(at(route, 'guidance.instructions')).map((one) => ({
    pointIndex: nearest(rawOf(one.point ?? one.maneuverPoint)),
    ...one,
  }))
  return { ...body, routes: [{ ...route, guidance: { ...rawOf(route.guidance), instructions } }] }
}

function withSummaries(body: Raw, whole: unknown): unknown {
  const [route] = rawsOf(body.routes)
  if (!route) return whole
  const sections = rawsOf(route.sections).map((section) => {
    const actions = rawsOf(section.turnByTurnActions)
    const sum = (field: string): number =>
      actions.reduce((total, action) => total + Number(action[field] ?? 0), 0)
    return { summary: { duration: sum('duration'), length: sum('length') }, ...section }
  })
  return { ...body, routes: [{ ...route, sections }] }
}
