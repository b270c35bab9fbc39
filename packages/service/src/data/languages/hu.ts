import type { Language } from './Language.ts'

/** Hungarian. */
export const hu: Language = {
  modifiers:
    'a közelben; közelben; közelemben; közel hozzám; legközelebbi; a legközelebbi; nyitva most; most nyitva; nyitva; ügyeletes; olcsó; legjobb; legolcsóbb',
  corners: 'sarok; sarkán',
  joiners: 'és meg sarok',
  between: 'között',
  prepositions: 'a az',
  particles: 'a az és',
  postalCode: 'irányítószám',
  units: 'emelet ajtó lakás',
  numbers: 'hsz szám',
  plurals: 'ak ek ok',
  roads: {
    u: 'utca utcája',
    út: 'útja',
    tér: 'tere',
    krt: 'körút',
    rkp: 'rakpart',
    sétány: '',
    köz: '',
  },
  squares: 'tér tere',
  short: {
    szt: 'szent',
    pu: 'pályaudvar',
  },
  kinds: {
    'amenity/atm': 'bankautomata, atm',
    'amenity/doctors': 'orvos',
    'amenity/fuel': 'benzinkút',
    'amenity/parking': 'parkoló, parkolóház',
    'amenity/pharmacy': 'gyógyszertár, patika',
    'amenity/toilets': 'wc, mosdó',
    'education/school': 'iskola',
    'education/university': 'egyetem',
    'leisure/fitness_centre': 'edzőterem',
    'public_transport/station_train': 'vasútállomás, pályaudvar',
    'shop/bakery': 'pékség',
    'shop/hairdresser': 'fodrász, borbély',
  },
}
