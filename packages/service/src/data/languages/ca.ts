import type { Language } from './Language.ts'

/** Catalan. */
export const ca: Language = {
  modifiers:
    'a prop meu; a prop; més proper; més propera; obert ara; oberta ara; 24 hores; de guardia; obert; oberta; barat; barata; més barat; millor',
  corners: 'cantonada',
  joiners: 'i amb cantonada',
  between: 'entre',
  prepositions: 'a al de del la el prop',
  particles: 'a al amb de del dels el els en i la les',
  postalCode: 'codi postal',
  units: 'pis',
  numbers: 'núm n',
  plurals: 's',
  roads: {
    av: 'avgda avinguda',
    c: 'carrer',
    ctra: 'carretera',
    pg: 'passeig',
    pje: 'ptge passatge',
    pza: 'plaça pl',
    rbla: 'rambla',
    cno: 'camí',
    tv: 'travessera',
  },
  squares: 'plaça pza',
  short: {
    apt: 'aeroport',
    univ: 'universitat',
    fac: 'facultat',
    inst: 'institut',
    st: 'sant',
    sta: 'santa',
  },
  kinds: {
    'amenity/atm': 'caixer, caixer automàtic',
    'amenity/fuel': 'benzinera, gasolinera',
    'amenity/parking': 'aparcament, pàrquing',
    'amenity/pharmacy': 'farmàcia',
    'amenity/toilets': 'lavabos',
    'public_transport/station_train': 'estació de tren',
    'shop/hairdresser': 'perruqueria',
  },
}
