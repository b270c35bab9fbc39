export { PlaceSearchNotice } from './PlaceSearchNotice.tsx'
export { SuggestionRow } from './SuggestionRow.tsx'
