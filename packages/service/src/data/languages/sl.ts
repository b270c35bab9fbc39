import type { Language } from './Language.ts'

/** Slovenian. */
export const sl: Language = {
  modifiers:
    'blizu mene; v bližini; blizu; najbližji; najbližja; najbližje; odprto zdaj; odprto; poceni; najboljši; 24 ur; odprt; odprta; najcenejši; najboljša',
  corners: 'vogal; na vogalu; križišče',
  joiners: 'vogal',
  between: 'med',
  prepositions: 'v na pri ob blizu',
  particles: 'in na nad ob pri v',
  postalCode: 'poštna številka',
  units: 'stanovanje nadstropje',
  numbers: 'številka',
  plurals: 'e>a',
  roads: {
    ul: 'ulica',
    c: 'cesta',
    trg: '',
    nab: 'nabrežje',
  },
  squares: 'trg',
  short: {
    sv: 'sveti sveta',
  },
  kinds: {
    'amenity/atm': 'bankomat',
    'amenity/fuel': 'bencinska črpalka, črpalka',
    'amenity/parking': 'parkirišče',
    'amenity/pharmacy': 'lekarna',
    'amenity/toilets': 'wc, stranišče',
    'leisure/fitness_centre': 'fitnes',
    'public_transport/station_train': 'železniška postaja',
    'shop/hairdresser': 'frizer',
  },
}
