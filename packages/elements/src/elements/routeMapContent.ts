import { RouteMap } from '@signpost/map'
import { createElement, type ReactNode } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import type { EmitEvent } from '../element/PropertyElement.ts'
import { mapStyles } from '../styles/mapStyles.ts'
import type { SignpostRouteMapElement, SignpostRouteMapEvents } from './SignpostRouteMapElement.ts'

// The map fills its element, which has a default height.
const styles: readonly string[] = [...mapStyles, ':host{block-size:30rem}:host>*{block-size:100%}']

/** The content of `<signpost-route-map>`. */
export function routeMapContent(
  host: SignpostRouteMapElement,
  emit: EmitEvent<SignpostRouteMapEvents>,
): ElementContent {
  const render = (): ReactNode => {
    const { route } = host
    if (!route) return null
    return createElement(RouteMap, {
      route,
      activeStep: host.activeStep,
      position: host.position,
      label: host.label,
      mapStyle: host.mapStyle,
      defaultCamera: host.defaultCamera,
      padding: host.padding,
      cooperative: host.cooperative,
      workerUrl: host.settings.workerUrl,
      onActiveStepChange: (step) => emit('signpost-active-step-change', { step }),
      onCameraChange: (camera, bounds) => emit('signpost-camera-change', { camera, bounds }),
      onClick: (coordinate) => emit('signpost-map-click', { coordinate }),
    })
  }
  return { styles, render }
}
