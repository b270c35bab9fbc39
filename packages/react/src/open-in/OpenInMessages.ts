export const en = {
  /** The button that opens the menu. */
  openIn: 'Open in…',
  /** The apps, by their names; `geo` is the map app of the device. */
  apps: { google: 'Google Maps', apple: 'Apple Maps', waze: 'Waze', geo: 'Default maps app' },
  /** Marks an app in which the route starts at the user's position. */
  fromHere: 'from your location',
  /** The last item of the menu where it covers its button. */
  cancel: 'Cancel',
}

/** The messages of the menu that opens a place in another app. */
export interface OpenInMessages extends Readonly<typeof en> {}
