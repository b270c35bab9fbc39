import { type LngLatInput, readLngLat } from './fakeLngLat.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

interface Padding {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface FakeCamera {
  readonly center: LngLatInput
  readonly zoom: number
  readonly bearing: number
  readonly pitch: number
  readonly padding: Partial<Padding>
}

type Box = readonly [west: number, south: number, east: number, north: number]

/** The camera of a fake map: the Mercator projection, seen from above. */
export class FakeTransform {
  readonly #size: { readonly clientWidth: number; readonly clientHeight: number }
  center: readonly [lng: number, lat: number] = [0, 0]
  zoom = 0
  bearing = 0
  pitch = 0
  padding: Padding = { top: 0, right: 0, bottom: 0, left: 0 }

  constructor(size: HTMLElement, camera: Partial<FakeCamera>) {
    this.#size = size
    this.move(camera)
  }

  move({ center, zoom, bearing, pitch, padding }: Partial<FakeCamera>): void {
    if (center) this.center = readLngLat(center)
    this.zoom = Math.min(22, Math.max(0, zoom ?? this.zoom))
    this.bearing = bearing ?? this.bearing
    this.pitch = pitch ?? this.pitch
    this.padding = { ...this.padding, ...padding }
  }

  /** The point of the view at which the center is drawn: the middle of the area inside the padding. */
  get #middle(): Point {
    const { clientWidth, clientHeight } = this.#size
    const { top, right, bottom, left } = this.padding
    return { x: (left + clientWidth - right) / 2, y: (top + clientHeight - bottom) / 2 }
  }

  project([lng, lat]: readonly [lng: number, lat: number]): Point {
    const { x, y } = this.#middle
    const center = mercator(this.center, this.zoom)
    const point = mercator([lng, lat], this.zoom)
    return { x: x + point.x - center.x, y: y + point.y - center.y }
  }

  unproject(x: number, y: number): [lng: number, lat: number] {
    const middle = this.#middle
    const center = mercator(this.center, this.zoom)
    const size = worldSize(this.zoom)
    const across = (center.x + x - middle.x) / size
    const down = (center.y + y - middle.y) / size
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI
    return [across * 360 - 180, lat]
  }

  get bounds(): Record<'getNorth' | 'getSouth' | 'getWest' | 'getEast', () => number> {
    const { clientWidth, clientHeight } = this.#size
    const [west, north] = this.unproject(0, 0)
    const [east, south] = this.unproject(clientWidth, clientHeight)
    return {
      getNorth: () => north,
      getSouth: () => south,
      getWest: () => west,
      getEast: () => east,
    }
  }

  /** The camera that shows bounds, up to `maxZoom`. */
  cameraFor(
    [west, south, east, north]: Box,
    { padding = 0, maxZoom = 22 }: { padding?: number | Partial<Padding>; maxZoom?: number } = {},
  ): { center: readonly [lng: number, lat: number]; zoom: number } {
    const {
      top = 0,
      right = 0,
      bottom = 0,
      left = 0,
    } = typeof padding === 'number'
      ? { top: padding, right: padding, bottom: padding, left: padding }
      : padding
    const { clientWidth, clientHeight } = this.#size
    const one = mercator([west, north], 0)
    const other = mercator([east, south], 0)
    const width = Math.max(1, clientWidth - left - right)
    const height = Math.max(1, clientHeight - top - bottom)
    const zoom = Math.min(
      maxZoom,
      Math.log2(Math.min(width / (other.x - one.x), height / (other.y - one.y))),
    )
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    const lat =
      (Math.atan(Math.sinh(Math.PI * (1 - (2 * middle.y) / worldSize(0)))) * 180) / Math.PI
    return { center: [(middle.x / worldSize(0)) * 360 - 180, lat], zoom }
  }
}

function worldSize(zoom: number): number {
  return 512 * 2 ** zoom
}

function mercator([lng, lat]: readonly [lng: number, lat: number], zoom: number): Point {
  const size = worldSize(zoom)
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
  return { x: ((lng + 180) / 360) * size, y: ((1 - north) / 2) * size }
}
