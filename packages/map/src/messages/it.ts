import type { ReactMessages } from '@signpost/react'
import { it as react } from '@signpost/react/messages/it'
import { it as directions } from './directions/it.ts'
import type { MapMessages } from './MapMessages.ts'
import { it as mapView } from './map-view/it.ts'
import { it as placeMap } from './place-map/it.ts'

/** Italian, of the components with a map and of all others. */
export const it: ReactMessages & MapMessages = { ...react, directions, mapView, placeMap }
