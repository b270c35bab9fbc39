import { SignpostConfigElement } from './elements/SignpostConfigElement.ts'
import { SignpostDirectionsElement } from './elements/SignpostDirectionsElement.ts'
import { SignpostManeuversElement } from './elements/SignpostManeuversElement.ts'
import { SignpostPlaceElement } from './elements/SignpostPlaceElement.ts'
import { SignpostResultsElement } from './elements/SignpostResultsElement.ts'
import { SignpostRouteMapElement } from './elements/SignpostRouteMapElement.ts'
import { SignpostSearchElement } from './elements/SignpostSearchElement.tsx'

/** The class of every tag. */
export interface SignpostElements {
  readonly 'signpost-config': typeof SignpostConfigElement
  readonly 'signpost-search': typeof SignpostSearchElement
  readonly 'signpost-place': typeof SignpostPlaceElement
  readonly 'signpost-results': typeof SignpostResultsElement
  readonly 'signpost-directions': typeof SignpostDirectionsElement
  readonly 'signpost-route-map': typeof SignpostRouteMapElement
  readonly 'signpost-maneuvers': typeof SignpostManeuversElement
}

/** Every element by its tag. The config is defined first, so that the others find it. */
export const elements: SignpostElements = {
  'signpost-config': SignpostConfigElement,
  'signpost-search': SignpostSearchElement,
  'signpost-place': SignpostPlaceElement,
  'signpost-results': SignpostResultsElement,
  'signpost-directions': SignpostDirectionsElement,
  'signpost-route-map': SignpostRouteMapElement,
  'signpost-maneuvers': SignpostManeuversElement,
}
