import { type FakeCamera, FakeTransform, type Point } from './FakeTransform.ts'
import { type FakeLngLat, fakeLngLat, type LngLatInput, readLngLat } from './fakeLngLat.ts'

interface FakeBounds {
  getNorth: () => number
  getSouth: () => number
  getWest: () => number
  getEast: () => number
}

export interface MoveData {
  readonly originalEvent?: Event | undefined
}

/** The methods of a fake map that read and move its camera, like MapLibre's. Moves are jumps. A map without layout is 800 by 600 pixels. */
export abstract class FakeCameraControl {
  readonly #container: HTMLElement
  readonly #transform: FakeTransform

  constructor(container: HTMLElement, camera: Partial<FakeCamera>) {
    this.#container = container
    for (const [side, pixels] of [
      ['clientWidth', 800],
      ['clientHeight', 600],
    ] as const) {
      if (container[side] === 0)
        Object.defineProperty(container, side, { value: pixels, configurable: true })
    }
    this.#transform = new FakeTransform(container, camera)
  }

  /** Sends an event to the listeners of the map. */
  abstract fire(type: string, data?: object): this

  protected jump(camera: Partial<FakeCamera>, data: MoveData = {}): this {
    this.#transform.move(camera)
    return this.fire('movestart', data).fire('move', data).fire('moveend', data)
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
    return this.jump(camera, data)
  }
  easeTo(camera: Partial<FakeCamera>, data?: MoveData): this {
    return this.jump(camera, data)
  }
  flyTo(camera: Partial<FakeCamera>, data?: MoveData): this {
    return this.jump(camera, data)
  }
  fitBounds(...[bounds, options]: Parameters<FakeTransform['cameraFor']>): this {
    return this.jump(this.#transform.cameraFor(bounds, options))
  }
  panBy([x, y]: readonly [number, number], _options?: object, data?: MoveData): this {
    const { clientWidth, clientHeight } = this.#container
    const center = this.#transform.unproject(clientWidth / 2 + x, clientHeight / 2 + y)
    return this.jump({ center }, data)
  }
  zoomTo(zoom: number, _options?: object, data?: MoveData): this {
    return this.jump({ zoom }, data)
  }
  zoomIn(_options?: object, data?: MoveData): this {
    return this.jump({ zoom: this.getZoom() + 1 }, data)
  }
  zoomOut(_options?: object, data?: MoveData): this {
    return this.jump({ zoom: this.getZoom() - 1 }, data)
  }
  resetNorth(_options?: object, data?: MoveData): this {
    return this.jump({ bearing: 0 }, data)
  }
  resetNorthPitch(_options?: object, data?: MoveData): this {
    return this.jump({ bearing: 0, pitch: 0 }, data)
  }
  setPadding(padding: Partial<FakeTransform['padding']>): this {
    return this.jump({ padding })
  }
}
