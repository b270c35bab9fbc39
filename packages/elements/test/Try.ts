import type { Outline, Place } from '@signpost/client'
import type { MountedPage } from './mountPage.ts'

/** A page with one element, and its shadow root. */
export interface Mounted extends MountedPage {
  readonly element: HTMLElement
  readonly root: ShadowRoot
}

/** A property of a tag, with its visible effect or the request with and without it. */
export interface Try {
  /** Further attributes and properties of the tag. */
  readonly attributes?: string
  readonly properties?: object
  /** The text of the attribute, if there is one. */
  readonly text?: string
  readonly value: unknown
  readonly see: (mounted: Mounted) => unknown
  readonly without: unknown
  readonly with: unknown
  /** True when its effect is a request to the service. */
  readonly isAsked?: boolean
}

export const has =
  (selector: string) =>
  ({ root }: Mounted): boolean =>
    root.querySelector(selector) !== null

export const textOf =
  (selector: string) =>
  ({ root }: Mounted): string | undefined =>
    root.querySelector(selector)?.textContent?.trim()

export const says =
  (text: string | RegExp) =>
  ({ root }: Mounted): boolean =>
    Boolean(root.textContent?.match(text))

export const input =
  (read: (input: HTMLInputElement) => unknown) =>
  ({ root }: Mounted): unknown => {
    const found = root.querySelector('input')
    return found && read(found)
  }

export const here = { latitude: -34.9, longitude: -56.2 }

/** The outline of a square of two degrees around a point. */
export function around({ latitude, longitude }: typeof here): Outline {
  const [west, east] = [longitude - 1, longitude + 1]
  const [south, north] = [latitude - 1, latitude + 1]
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ],
    ],
  }
}

export function placeOf(id: string): Place {
  const nothing = { phones: [], categories: [], brands: [], fuelPrices: [] }
  return { ...nothing, id, name: `Place ${id}`, coordinate: here }
}
