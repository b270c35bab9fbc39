import type { WireLocation } from '@signpost/client/wire'

export type Point = readonly [latitude: number, longitude: number]

/** A short notation of a route; `buildRoute` computes lengths, headings, times and bounds. */
export interface RouteSketch {
  readonly id: string
  readonly origin: WireLocation
  readonly destination: WireLocation
  /** ISO 3166-1 alpha-3 code of the country, and the side on which it drives. */
  readonly country: { readonly code: string; readonly drivingSide: 'L' | 'R' }
  readonly start: { readonly at: Point; readonly road: string }
  readonly steps: readonly SketchStep[]
  /** Meters per second where a step has no speed of its own. */
  readonly speed: number
}

export interface SketchStep {
  readonly command: string
  /** The points after those of the step before; at the last one the command is carried out. */
  readonly path: readonly Point[]
  /** The road that is turned onto; empty at the arrival. */
  readonly onto: string
  /** Its second name, such as a number. */
  readonly secondary?: string
  /** Meters per second up to the command. */
  readonly speed?: number
}
