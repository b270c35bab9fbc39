import type { ReactMessages } from '@signpost/react'
import { ar as react } from '@signpost/react/messages/ar'
import { ar as directions } from './directions/ar.ts'
import type { MapMessages } from './MapMessages.ts'
import { ar as mapView } from './map-view/ar.ts'
import { ar as placeMap } from './place-map/ar.ts'

/** Arabic, of the components with a map and of all others. */
export const ar: ReactMessages & MapMessages = { ...react, directions, mapView, placeMap }
