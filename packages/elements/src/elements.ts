import type { ElementClass } from './element/defineElement.ts'
import { SignpostConfigElement } from './elements/SignpostConfigElement.ts'
import { SignpostDirectionsElement } from './elements/SignpostDirectionsElement.ts'
import { SignpostManeuversElement } from './elements/SignpostManeuversElement.ts'
import { SignpostPlaceElement } from './elements/SignpostPlaceElement.ts'
import { SignpostResultsElement } from './elements/SignpostResultsElement.ts'
import { SignpostRouteMapElement } from './elements/SignpostRouteMapElement.ts'
import { SignpostSearchElement } from './elements/SignpostSearchElement.tsx'

/** The elements that the script defines at once. The config is first, so that the others find it. */
export const elements: readonly ElementClass[] = [
  SignpostConfigElement,
  SignpostSearchElement,
  SignpostPlaceElement,
  SignpostResultsElement,
  SignpostDirectionsElement,
  SignpostRouteMapElement,
  SignpostManeuversElement,
]
