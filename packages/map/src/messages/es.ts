import type { ReactMessages } from '@signpost/react'
import { es as react } from '@signpost/react/messages/es'
import { es as directions } from './directions/es.ts'
import type { MapMessages } from './MapMessages.ts'
import { es as mapView } from './map-view/es.ts'
import { es as placeMap } from './place-map/es.ts'

/** Spanish, of the components with a map and of all others. */
export const es: ReactMessages & MapMessages = { ...react, directions, mapView, placeMap }
