import { languages } from '@signpost/service/internal'

/** The languages in which kinds of places and the map have names: those of the search, and one that only the components know. */
export const displayLanguages: readonly string[] = [...Object.keys(languages), 'he']
