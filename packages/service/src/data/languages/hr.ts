import type { Language } from './Language.ts'

/** Croatian. */
export const hr: Language = {
  modifiers:
    'blizu mene; u blizini; blizu; najbliži; najbliža; najbliže; otvoreno sada; otvoreno; dežurna; jeftino; najbolji; otvoren; otvorena; otvoreni; jeftin; jeftina; jeftini; najbolja',
  corners: 'ugao; na uglu; križanje',
  joiners: 'i ugao',
  between: 'između',
  prepositions: 'u na kod pri blizu',
  particles: 'i na nad pod u',
  postalCode: 'poštanski broj',
  units: 'stan kat',
  numbers: 'br broj',
  plurals: 'e>a',
  roads: {
    ul: 'ulica',
    c: 'cesta',
    trg: '',
    av: 'avenija',
    šetal: 'šetalište',
  },
  squares: 'trg',
  short: {
    sv: 'sveti sveta',
  },
  kinds: {
    'amenity/atm': 'bankomat',
    'amenity/fuel': 'benzinska postaja, benzinska',
    'amenity/parking': 'parkiralište, parking',
    'amenity/pharmacy': 'ljekarna',
    'amenity/toilets': 'wc, zahod',
    'leisure/fitness_centre': 'teretana',
    'public_transport/station_train': 'željeznički kolodvor, kolodvor',
    'shop/bakery': 'pekara',
    'shop/hairdresser': 'frizer',
  },
}
