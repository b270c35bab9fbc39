import type { Coordinate } from '@signpost/client'
import { FakeCameraControl } from './FakeCameraControl.ts'
import type { FakeCamera, Point } from './FakeTransform.ts'
import { type FakeLngLat, fakeLngLat } from './fakeLngLat.ts'
import { pointFeatures } from './pointFeatures.ts'

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

export interface FakeMapOptions extends Partial<FakeCamera> {
  readonly container: HTMLElement
  readonly style?: unknown
  readonly bounds?: readonly [west: number, south: number, east: number, north: number]
}

/** A map without WebGL, tiles and a worker. It has a camera, sources, layers and events like MapLibre, but draws nothing. Its moves are jumps. Without layout, as in jsdom, it is 800 pixels wide and 600 high. */
export class FakeMap extends FakeCameraControl {
  readonly #container: HTMLElement
  readonly #canvasContainer: HTMLElement
  readonly #canvas: HTMLCanvasElement
  readonly #sources = new Map<
    string,
    { type: string; data?: unknown; setData: (data: unknown) => Promise<void> }
  >()
  readonly #images = new Set<string>()
  #layers: Layer[] = []
  #subscriptions: Subscription[] = []
  #isLoaded = false
  #isRemoved = false
  style: unknown

  constructor({ container, style, bounds, ...camera }: FakeMapOptions) {
    super(container, camera)
    this.#container = container
    this.style = style ?? {}
    const document = container.ownerDocument
    this.#canvasContainer = document.createElement('div')
    this.#canvas = document.createElement('canvas')
    this.#canvas.tabIndex = 0
    this.#canvas.setAttribute('role', 'region')
    this.#canvas.className = 'maplibregl-canvas'
    this.#canvasContainer.append(this.#canvas)
    container.append(this.#canvasContainer)
    if (bounds) this.fitBounds(bounds)
    this.#canvas.addEventListener('click', (event) => {
      const { left, top } = container.getBoundingClientRect()
      this.#press(this.unproject([event.clientX - left, event.clientY - top]), event)
    })
    queueMicrotask(() => this.#load())
  }

  // The methods for tests.

  /** True once the component that created the map has unmounted. */
  get removed(): boolean {
    return this.#isRemoved
  }

  /** The data of a source as its layers draw them; `undefined` without the source. */
  dataOf(source: string): unknown {
    return this.#sources.get(source)?.data
  }

  /** Clicks the map at a coordinate as a user does. Layers at this point receive the event too. */
  click({ latitude, longitude }: Coordinate): void {
    this.#press(fakeLngLat(longitude, latitude), new Event('click'))
  }

  /** Moves the map as a user does by dragging or zooming. */
  moveByUser({ center, zoom }: { center?: Coordinate; zoom?: number }): void {
    const to = center && ([center.longitude, center.latitude] as const)
    this.jump(
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

  // The methods of MapLibre.

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
  setMissingStyleImageResolver(): this {
    return this
  }
  hasImage(name: string): boolean {
    return this.#images.has(name)
  }
  addImage(name: string): this {
    this.#images.add(name)
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
  getLayersOrder(): string[] {
    return this.#layers.map(({ id }) => id)
  }
  /** A fake draws no places of its style. */
  queryRenderedFeatures(): object[] {
    return []
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

  /** The point features of a layer that a click would hit. */
  #featuresAt(id: string, { x, y }: Point): readonly object[] {
    return pointFeatures(this.dataOf(this.getLayer(id)?.source ?? '')).flatMap(
      ({ feature, at }) => {
        const spot = this.project(at)
        return Math.hypot(spot.x - x, spot.y - y) <= reach ? feature : []
      },
    )
  }
}

/** The radius in pixels within which a click hits a point. */
const reach = 8
