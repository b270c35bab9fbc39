export { PlaceSearchNotice } from './PlaceSearchNotice.tsx'
export { SavedPlacesEditor } from './SavedPlacesEditor.tsx'
export { SuggestionRow } from './SuggestionRow.tsx'
