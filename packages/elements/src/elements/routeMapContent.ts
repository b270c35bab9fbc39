import { RouteMap } from '@signpost/map'
import { createElement, type ReactNode } from 'react'
import type { ElementContent } from '../element/ElementContent.ts'
import type { Tell } from '../element/PropertyElement.ts'
import { mapStyles } from '../styles/mapStyles.ts'
import type { SignpostRouteMapElement, SignpostRouteMapEvents } from './SignpostRouteMapElement.ts'

// A map fills what it is given, and is not flat where nothing was said.
const styles: readonly string[] = [...mapStyles, ':host{block-size:30rem}:host>*{block-size:100%}']

/** What stands in `<signpost-route-map>`. */
export function routeMapContent(
  host: SignpostRouteMapElement,
  tell: Tell<SignpostRouteMapEvents>,
): ElementContent {
  const render = (): ReactNode => {
    const { route } = host
    if (!route) return null
    return createElement(RouteMap, {
      route,
      active: host.active,
      position: host.position,
      label: host.label,
      mapStyle: host.mapStyle,
      defaultCamera: host.defaultCamera,
      padding: host.padding,
      cooperative: host.cooperative,
      workerUrl: host.settings.workerUrl,
      onActiveChange: (active) => tell('signpost-active-change', { active }),
      onCameraChange: (camera, bounds) => tell('signpost-camera-change', { camera, bounds }),
      onClick: (coordinate) => tell('signpost-map-click', { coordinate }),
    })
  }
  return { styles, render }
}
