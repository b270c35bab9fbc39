import type { ReactMessages } from '@signpost/react'
import { fr as react } from '@signpost/react/messages/fr'
import { fr as directions } from './directions/fr.ts'
import type { MapMessages } from './MapMessages.ts'
import { fr as mapView } from './map-view/fr.ts'
import { fr as placeMap } from './place-map/fr.ts'

/** French, of the components with a map and of all others. */
export const fr: ReactMessages & MapMessages = { ...react, directions, mapView, placeMap }
