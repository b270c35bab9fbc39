import type { ReactMessages } from '@signpost/react'
import { de as react } from '@signpost/react/messages/de'
import { de as directions } from './directions/de.ts'
import type { MapMessages } from './MapMessages.ts'
import { de as mapView } from './map-view/de.ts'
import { de as placeMap } from './place-map/de.ts'

/** German, of the components with a map and of all others. */
export const de: ReactMessages & MapMessages = { ...react, directions, mapView, placeMap }
