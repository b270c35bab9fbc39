import '@signpost/elements/define'
import { SignpostSearchElement } from '@signpost/elements'
import { Directions, PlaceBrowser, PlaceMap } from '@signpost/map'

document.querySelector('signpost-search')?.addEventListener('signpost-select', ({ detail }) => {
  document.title = detail.suggestion.line1
})
export const all = [Directions, PlaceBrowser, PlaceMap, SignpostSearchElement]
