export { defineElements } from './defineElements.ts'
export type { RenderRow } from './elements/OwnRow.tsx'
export { SignpostConfigElement } from './elements/SignpostConfigElement.ts'
export {
  SignpostDirectionsElement,
  type SignpostDirectionsEvents,
} from './elements/SignpostDirectionsElement.ts'
export {
  SignpostManeuversElement,
  type SignpostManeuversEvents,
} from './elements/SignpostManeuversElement.ts'
export { SignpostPlaceElement, type SignpostPlaceEvents } from './elements/SignpostPlaceElement.ts'
export {
  SignpostResultsElement,
  type SignpostResultsEvents,
} from './elements/SignpostResultsElement.ts'
export {
  SignpostRouteMapElement,
  type SignpostRouteMapEvents,
} from './elements/SignpostRouteMapElement.ts'
export {
  SignpostSearchElement,
  type SignpostSearchEvents,
} from './elements/SignpostSearchElement.tsx'
export type { TagProps } from './jsx.ts'
export type { ElementSettings } from './settings/ElementSettings.ts'
export { setDefaults } from './settings/pageSettings.ts'
