import type { MapApp } from '../domain/mapAppLink.ts'

/** The messages of the menu that opens a place in another app. */
export interface OpenInMessages {
  /** The button that opens the menu. */
  readonly openIn: string
  /** The apps, by their names; `geo` is the map app of the device. */
  readonly apps: Readonly<Record<MapApp, string>>
  /** Marks an app in which the route starts at the user's position. */
  readonly fromHere: string
}

export const en: OpenInMessages = {
  openIn: 'Open in…',
  apps: { google: 'Google Maps', apple: 'Apple Maps', waze: 'Waze', geo: 'App of this device' },
  fromHere: 'from where you are',
}
