import type { Language } from './Language.ts'

/** Dutch. */
export const nl: Language = {
  modifiers:
    'in de buurt; bij mij in de buurt; dichtbij; vlakbij; dichtstbijzijnde; dichtsbijzijnde; nu open; geopend; goedkoop; beste; 24 uur; open; nu geopend; in mijn buurt; goedkope; goedkoopste',
  corners: 'hoek; op de hoek van',
  joiners: 'hoek',
  between: 'tussen',
  prepositions: 'in op bij aan de het van',
  particles: 'aan bij de den der en het in op t te ter van',
  postalCode: 'postcode',
  units: 'verdieping appartement',
  numbers: 'nr nummer',
  plurals: 'en s',
  roads: {
    str: 'straat',
    pl: 'plein',
    ln: 'laan',
    wg: 'weg',
    gr: 'gracht',
    kd: 'kade',
  },
  short: {
    st: 'sint',
    univ: 'universiteit',
    burg: 'burgemeester',
    n: 'noord',
    o: 'oost',
    z: 'zuid',
  },
  endings: 'straat>str plein>pl laan>ln gracht>gr',
  kinds: {
    'amenity/atm': 'geldautomaat, pinautomaat',
    'amenity/cinema': 'bioscoop',
    'amenity/dentist': 'tandarts',
    'amenity/doctors': 'huisarts, dokter',
    'amenity/fast_food': 'snackbar, frituur',
    'amenity/fuel': 'tankstation, benzinestation, benzinepomp',
    'amenity/parking': 'parkeerplaats, parkeergarage, parkeren',
    'amenity/toilets': 'toilet, wc, openbaar toilet',
    'amenity/townhall': 'gemeentehuis, stadhuis',
    'leisure/fitness_centre': 'sportschool',
    'public_transport/station_train': 'treinstation, station',
    'shop/bakery': 'bakker, bakkerij',
    'shop/butcher': 'slager',
    'shop/hairdresser': 'kapper, barbier',
  },
}
