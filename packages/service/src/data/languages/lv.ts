import type { Language } from './Language.ts'

/** Latvian. */
export const lv: Language = {
  modifiers:
    'tuvumā; netalu; tuvākais; tuvākā; tuvākie; tuvākās; atvērts tagad; atvērts; labakais; 24 stundas; atvērta; lēts; lēta; lētākais; labākā',
  corners: 'stūris',
  between: 'starp',
  prepositions: 'pie',
  particles: 'un',
  postalCode: 'pasta indekss',
  units: 'dz dzīvoklis stāvs',
  numbers: 'nr',
  plurals: 'as>a i>s es>e',
  roads: {
    iela: '',
    bv: 'bulv bulvāris',
    prosp: 'prospekts',
    lauk: 'laukums',
    gatve: '',
    ceļš: '',
  },
  kinds: {
    'amenity/atm': 'bankomāts',
    'amenity/fuel': 'degvielas uzpildes stacija, benzīntanks',
    'amenity/hospital': 'slimnīca',
    'amenity/parking': 'autostāvvieta, stāvvieta',
    'amenity/pharmacy': 'aptieka',
    'amenity/toilets': 'tualete',
    'education/school': 'skola',
    'education/university': 'universitāte',
    'shop/hairdresser': 'frizieris, frizētava',
    'shop/supermarket': 'lielveikals, veikals',
  },
}
