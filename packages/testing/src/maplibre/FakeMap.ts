import type { Coordinate } from '@signpost/client'
import { type FakeCamera, FakeTransform, type Point } from './FakeTransform.ts'
import { type FakeLngLat, fakeLngLat, type LngLatInput, readLngLat } from './fakeLngLat.ts'

type Listener = (event: FakeMapEvent) => void

/** An event of the fake map, with the fields of a real one. */
export interface FakeMapEvent {
  readonly type: string
  readonly target: FakeMap
  readonly [field: string]: unknown
}

interface Subscription {
  readonly type: string
  readonly layer: string | undefined
  readonly listener: Listener
}

interface Layer {
  readonly id: string
  readonly type?: string
  readonly source?: string
  paint?: Record<string, unknown>
}

interface MoveData {
  readonly originalEvent?: Event | undefined
}

export interface FakeMapOptions extends Partial<FakeCamera> {
  readonly container: HTMLElement
  readonly style?: unknown
  readonly bounds?: readonly [west: number, south: number, east: number, north: number]
}

/**
 * A map without WebGL, tiles and worker: it has a camera, sources, layers and events as MapLibre has them, and draws nothing. Its moves are
 * jumps. Where there is no layout, as in jsdom, it is 800 pixels wide and 600 high.
 */
export class FakeMap {
  readonly #container: HTMLElement
  readonly #canvasContainer: HTMLElement
  readonly #canvas: HTMLCanvasElement
  readonly #sources = new Map<
    string,
    { type: string; data?: unknown; setData: (data: unknown) => Promise<void> }
  >()
  readonly #transform: FakeTransform
  #layers: Layer[] = []
  #subscriptions: Subscription[] = []
  #isLoaded = false
  #isRemoved = false
  style: unknown

  constructor({ container, style, bounds, ...camera }: FakeMapOptions) {
    this.#container = container
    this.style = style ?? {}
    for (const [side, pixels] of [
      ['clientWidth', 800],
      ['clientHeight', 600],
    ] as const) {
      if (container[side] === 0)
        Object.defineProperty(container, side, { value: pixels, configurable: true })
    }
    const document = container.ownerDocument
    this.#canvasContainer = document.createElement('div')
    this.#canvas = document.createElement('canvas')
    this.#canvas.tabIndex = 0
    this.#canvas.setAttribute('role', 'region')
    this.#canvas.className = 'maplibregl-canvas'
    this.#canvasContainer.append(this.#canvas)
    container.append(this.#canvasContainer)
    this.#transform = new FakeTransform(container, camera)
    if (bounds) this.#transform.fit(bounds)
    this.#canvas.addEventListener('click', (event) => {
      const { left, top } = container.getBoundingClientRect()
      this.#press(this.unproject([event.clientX - left, event.clientY - top]), event)
    })
    queueMicrotask(() => this.#load())
  }

  // For tests.

  /** True once the component that created the map has unmounted. */
  get removed(): boolean {
    return this.#isRemoved
  }

  /** The data of a source, as a layer draws them; `undefined` where there is none. */
  dataOf(source: string): unknown {
    return this.#sources.get(source)?.data
  }

  /** Presses the map at a coordinate, as a user does: layers there receive it, too. */
  click({ latitude, longitude }: Coordinate): void {
    this.#press(fakeLngLat(longitude, latitude), new Event('click'))
  }

  /** Moves the map as a user does, by dragging or zooming. */
  moveByUser({ center, zoom }: { center?: Coordinate; zoom?: number }): void {
    const to = center && ([center.longitude, center.latitude] as const)
    this.#move(
      { ...(to && { center: to }), ...(zoom !== undefined && { zoom }) },
      { originalEvent: new Event('pointermove') },
    )
  }

  /** Sends an event to the listeners of the map: `error`, `webglcontextlost`, `sourcedata`. */
  fire(type: string, data: object = {}): this {
    const event = { type, target: this, ...data }
    for (const { listener, ...one } of [...this.#subscriptions]) {
      if (one.type === type && one.layer === undefined) listener(event)
    }
    return this
  }

  // As MapLibre's.

  on(type: string, layer: string | Listener, listener?: Listener): { unsubscribe: () => void } {
    const subscription: Subscription =
      typeof layer === 'string'
        ? { type, layer, listener: listener ?? (() => undefined) }
        : { type, layer: undefined, listener: layer }
    this.#subscriptions.push(subscription)
    return {
      unsubscribe: () => {
        this.#subscriptions = this.#subscriptions.filter((one) => one !== subscription)
      },
    }
  }

  once(type: string, listener?: Listener): this | Promise<FakeMapEvent> {
    if (listener === undefined) return new Promise((resolve) => void this.once(type, resolve))
    const { unsubscribe } = this.on(type, (event) => {
      unsubscribe()
      listener(event)
    })
    return this
  }

  off(type: string, listener: Listener): this {
    this.#subscriptions = this.#subscriptions.filter(
      (one) => one.type !== type || one.listener !== listener,
    )
    return this
  }

  getContainer(): HTMLElement {
    return this.#container
  }
  getCanvasContainer(): HTMLElement {
    return this.#canvasContainer
  }
  getCanvas(): HTMLCanvasElement {
    return this.#canvas
  }
  getPixelRatio(): number {
    return 1
  }

  getCenter(): FakeLngLat {
    const [longitude, latitude] = this.#transform.center
    return fakeLngLat(longitude, latitude)
  }
  getZoom(): number {
    return this.#transform.zoom
  }
  getBearing(): number {
    return this.#transform.bearing
  }
  getPitch(): number {
    return this.#transform.pitch
  }
  getPadding(): FakeTransform['padding'] {
    return this.#transform.padding
  }
  getBounds(): FakeBounds {
    return this.#transform.bounds
  }
  project(at: LngLatInput): Point {
    return this.#transform.project(readLngLat(at))
  }
  unproject([x, y]: readonly [number, number]): FakeLngLat {
    return fakeLngLat(...this.#transform.unproject(x, y))
  }
  cameraForBounds(
    ...given: Parameters<FakeTransform['cameraFor']>
  ): ReturnType<FakeTransform['cameraFor']> {
    return this.#transform.cameraFor(...given)
  }

  jumpTo(camera: Partial<FakeCamera>, data?: MoveData): this {
    return this.#move(camera, data)
  }
  easeTo(camera: Partial<FakeCamera>, data?: MoveData): this {
    return this.#move(camera, data)
  }
  flyTo(camera: Partial<FakeCamera>, data?: MoveData): this {
    return this.#move(camera, data)
  }
  fitBounds(...[bounds, options]: Parameters<FakeTransform['cameraFor']>): this {
    return this.#move(this.#transform.cameraFor(bounds, options))
  }
  panBy([x, y]: readonly [number, number], _options?: object, data?: MoveData): this {
    const { clientWidth, clientHeight } = this.#container
    const center = this.#transform.unproject(clientWidth / 2 + x, clientHeight / 2 + y)
    return this.#move({ center }, data)
  }
  zoomTo(zoom: number, _options?: object, data?: MoveData): this {
    return this.#move({ zoom }, data)
  }
  zoomIn(_options?: object, data?: MoveData): this {
    return this.#move({ zoom: this.getZoom() + 1 }, data)
  }
  zoomOut(_options?: object, data?: MoveData): this {
    return this.#move({ zoom: this.getZoom() - 1 }, data)
  }
  resetNorth(_options?: object, data?: MoveData): this {
    return this.#move({ bearing: 0 }, data)
  }
  resetNorthPitch(_options?: object, data?: MoveData): this {
    return this.#move({ bearing: 0, pitch: 0 }, data)
  }
  setPadding(padding: Partial<FakeTransform['padding']>): this {
    return this.#move({ padding })
  }
  isMoving(): boolean {
    return false
  }
  resize(): this {
    return this.fire('resize')
  }
  triggerRepaint(): void {
    this.fire('render')
  }

  loaded(): boolean {
    return this.#isLoaded
  }
  isStyleLoaded(): boolean {
    return this.#isLoaded
  }
  setStyle(style: unknown): this {
    this.style = style
    this.#sources.clear()
    this.#layers = []
    queueMicrotask(() => this.#load())
    return this
  }
  getStyle(): { version: 8; layers: readonly Layer[]; sources: Record<string, object> } {
    const sources = [...this.#sources].map(([id, { type, data }]) => [id, { type, data }] as const)
    return { version: 8, layers: this.#layers, sources: Object.fromEntries(sources) }
  }
  addSource(id: string, source: { type: string; data?: unknown }): this {
    const made = {
      ...source,
      setData: async (data: unknown): Promise<void> => {
        made.data = data
      },
    }
    this.#sources.set(id, made)
    return this
  }
  getSource(id: string): object | undefined {
    return this.#sources.get(id)
  }
  removeSource(id: string): this {
    this.#sources.delete(id)
    return this
  }
  addLayer(layer: Layer, before?: string): this {
    const at = this.#layers.findIndex(({ id }) => id === before)
    this.#layers.splice(at < 0 ? this.#layers.length : at, 0, { ...layer })
    return this
  }
  getLayer(id: string): Layer | undefined {
    return this.#layers.find((layer) => layer.id === id)
  }
  removeLayer(id: string): this {
    this.#layers = this.#layers.filter((layer) => layer.id !== id)
    return this
  }
  setPaintProperty(id: string, property: string, value: unknown): this {
    const layer = this.getLayer(id)
    if (layer) layer.paint = { ...layer.paint, [property]: value }
    return this
  }
  remove(): void {
    this.#isRemoved = true
    this.fire('remove')
    this.#subscriptions = []
    this.#container.replaceChildren()
  }

  #load(): void {
    if (this.#isRemoved) return
    this.fire('style.load').fire('styledata')
    const isFirst = !this.#isLoaded
    this.#isLoaded = true
    if (isFirst) this.fire('load')
    this.fire('render').fire('idle')
  }

  #move(camera: Partial<FakeCamera>, data: MoveData = {}): this {
    this.#transform.move(camera)
    return this.fire('movestart', data).fire('move', data).fire('moveend', data)
  }

  #press(lngLat: FakeLngLat, originalEvent: Event): void {
    const point = this.project(lngLat)
    const event = { lngLat, point, originalEvent, type: 'click', target: this }
    for (const { type, layer, listener } of [...this.#subscriptions]) {
      if (type !== 'click') continue
      const features = layer === undefined ? undefined : this.#featuresAt(layer, point)
      if (features === undefined) listener(event)
      else if (features.length > 0) listener({ ...event, features })
    }
  }

  /** The point features of a layer that a press would hit. */
  #featuresAt(id: string, { x, y }: Point): readonly object[] {
    const data = this.dataOf(this.getLayer(id)?.source ?? '')
    return pointFeatures(data)
      .filter(({ at }) => {
        const spot = this.project(at)
        return Math.hypot(spot.x - x, spot.y - y) <= reach
      })
      .map(({ feature }) => feature)
  }
}

/** Pixels within which a press hits a point. */
const reach = 8

interface FakeBounds {
  getNorth: () => number
  getSouth: () => number
  getWest: () => number
  getEast: () => number
}

function pointFeatures(data: unknown): { feature: object; at: [number, number] }[] {
  const features: unknown =
    typeof data === 'object' && data && 'features' in data ? data.features : []
  if (!Array.isArray(features)) return []
  return features.flatMap((feature: unknown) => {
    if (typeof feature !== 'object' || !feature || !('geometry' in feature)) return []
    const { geometry } = feature
    if (typeof geometry !== 'object' || !geometry || !('coordinates' in geometry)) return []
    const { coordinates } = geometry
    if (!Array.isArray(coordinates)) return []
    const [longitude, latitude]: unknown[] = coordinates
    if (typeof longitude !== 'number' || typeof latitude !== 'number') return []
    return [{ feature, at: [longitude, latitude] }]
  })
}
