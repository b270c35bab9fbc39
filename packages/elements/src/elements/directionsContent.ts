import { Directions, fromURLSearchParams, toURLSearchParams } from '@signpost/map'
import mapDirections from '@signpost/map/directions.css?inline'
import placeMap from '@signpost/map/place-map.css?inline'
import addressText from '@signpost/react/address-text.css?inline'
import maneuverList from '@signpost/react/maneuver-list.css?inline'
import placeCard from '@signpost/react/place-card.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import routeOptions from '@signpost/react/route-options.css?inline'
import routeSummary from '@signpost/react/route-summary.css?inline'
import { createElement, type ReactNode } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { mapStyles } from '../styles/mapStyles.ts'
import type {
  SignpostDirectionsElement,
  SignpostDirectionsEvents,
} from './SignpostDirectionsElement.ts'

const styles: readonly string[] = [
  ...mapStyles,
  placeSearch,
  addressText,
  placeCard,
  maneuverList,
  routeSummary,
  routeOptions,
  // The pins of the ends need these styles.
  placeMap,
  mapDirections,
]

/** The content of `<signpost-directions>`. */
export function directionsContent(
  host: SignpostDirectionsElement,
  emit: EmitEvent<SignpostDirectionsEvents>,
): ElementContent {
  const render = (): ReactNode => {
    const { link = '', mapStyle, cooperative } = host
    const { workerUrl } = host.settings
    return createElement(Directions, {
      value: host.value ?? fromURLSearchParams(new URLSearchParams(link)),
      onValueChange: (value) => {
        host.value = value
        emit('signpost-value-change', { value, link: String(toURLSearchParams(value)) })
      },
      activeStep: host.activeStep,
      onActiveStepChange: (step) => emit('signpost-active-step-change', { step }),
      position: host.position,
      maxStops: host.maxStops,
      travelTimes: host.travelTimes,
      print: host.print,
      map: host.map !== false && { mapStyle, cooperative, workerUrl },
    })
  }
  return { styles, render }
}
