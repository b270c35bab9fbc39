import type { DirectionsMessages } from './DirectionsMessages.ts'

export const en: DirectionsMessages = {
  label: 'Directions',
  origin: 'From',
  destination: 'To',
  swap: 'Swap start and destination',
  options: 'Options',
  pick: 'Choose on the map',
  picking: 'Move the map so that the point is in the middle, or click on it.',
  pickHere: 'Choose this point',
  cancel: 'Cancel',
  start: 'Choose where the route starts and ends.',
  loading: 'Looking for the way…',
  none: 'There is no way between these points.',
  noneAdvice: 'Another vehicle may find one, or fewer things to avoid.',
  unavailable: 'This service does not offer directions.',
  keyRefused: 'Directions are not available here.',
  offline: 'You are offline. The search for the way goes on when you are back.',
  failed: 'The way could not be found.',
  retry: 'Try again',
  print: 'Print',
  map: 'Map of the route',
}
