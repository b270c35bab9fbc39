import type { Language } from './Language.ts'

/** Irish. */
export const ga: Language = {
  modifiers: 'in aice liom; gar dom; in aice láimhe; is gaire; ar oscailt',
  corners: 'cúinne',
  joiners: 'agus',
  between: 'idir',
  prepositions: 'i in ag',
  particles: 'agus an na i',
  postalCode: 'eircode; cod poist',
  units: 'árasán',
  numbers: 'uimhir',
  plurals: 'anna',
  roads: {
    sr: 'sráid',
    bóthar: '',
    lána: '',
    cearnóg: '',
  },
  kinds: {
    'amenity/fast_food': 'mearbhia',
    'amenity/fuel': 'stáisiún peitril',
    'amenity/hospital': 'ospidéal',
    'amenity/parking': 'carrchlós',
    'amenity/pharmacy': 'cógaslann',
    'amenity/place_of_worship/christian': 'eaglais, séipéal',
    'amenity/post_office': 'oifig an phoist',
    'amenity/taxi': 'tacsaí',
    'amenity/townhall': 'halla an bhaile',
    'education/school': 'scoil',
    'education/university': 'ollscoil',
    'leisure/fitness_centre': 'giomnáisiam',
    'shop/bakery': 'bácús',
    'shop/car_repair': 'garáiste',
    'shop/clothes': 'siopa éadaí',
    'shop/convenience': 'siopa',
  },
}
