// The parts of a search box that load once it is used, for a box of an app's own. `place-search` and `address-form` do not have them, so that
// bundlers that include all of an entry point do not load them with the input.
export { useAddressAutofill } from './address-form/useAddressAutofill.ts'
export { HighlightedText, type HighlightedTextProps } from './parts/HighlightedText.tsx'
export { AddByHand, type AddByHandProps } from './place-search/AddByHand.tsx'
export type { AmendRows } from './place-search/engine.ts'
export {
  PlaceSearchNotice,
  type PlaceSearchNoticeProps,
} from './place-search/PlaceSearchNotice.tsx'
export { PlaceSearchPopup, type PlaceSearchPopupProps } from './place-search/PlaceSearchPopup.tsx'
export { SuggestionRow, type SuggestionRowProps } from './place-search/SuggestionRow.tsx'
export { usePlaceSearch } from './place-search/usePlaceSearch.ts'
