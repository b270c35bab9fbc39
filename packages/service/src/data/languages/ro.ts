import type { Language } from './Language.ts'

/** Romanian. */
export const ro: Language = {
  modifiers:
    'lângă mine; aproape de mine; aproape; în apropiere; în zonă; cel mai apropiat; cea mai apropiata; deschis acum; deschis; non stop; nonstop; ieftin; cel mai bun; deschisă; deschise; ieftină; ieftine; cea mai bună; de gardă',
  corners: 'colț cu; colț; intersecția',
  joiners: 'cu colț',
  between: 'între',
  prepositions: 'în la pe din lângă aproape',
  particles: 'cu de din în la pe și',
  postalCode: 'cod postal',
  units: 'ap apartament etaj bloc scara',
  numbers: 'nr numărul',
  plurals: 'uri i>e e>a',
  roads: {
    str: 'strada',
    bv: 'bd bdul blvd bulevardul bulevard',
    cal: 'calea',
    pta: 'piața',
    al: 'aleea',
    șos: 'șoseaua șosea',
    spl: 'splaiul',
  },
  short: {
    sf: 'sfântul sfânta sfinții',
    gral: 'gen general generalul',
  },
  kinds: {
    'amenity/atm': 'bancomat',
    'amenity/fuel': 'benzinărie',
    'amenity/hospital': 'spital',
    'amenity/parking': 'parcare',
    'amenity/pharmacy': 'farmacie',
    'amenity/toilets': 'toaletă, wc',
    'education/school': 'școală',
    'education/university': 'universitate',
    'leisure/fitness_centre': 'sală de fitness, sală',
    'public_transport/station_bus': 'autogară',
    'public_transport/station_train': 'gară',
    'shop/bakery': 'brutărie',
    'shop/convenience': 'magazin alimentar',
    'shop/hairdresser': 'coafor, frizerie',
  },
}
