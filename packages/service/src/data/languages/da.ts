import type { Language } from './Language.ts'

/** Danish. */
export const da: Language = {
  modifiers:
    'nær mig; i nærheden; nærmeste; tæt på mig; åben nu; åbent nu; billig; bedste; døgnåben; åben; åbent; åbne; billigt; billige; billigste',
  corners: 'hjørnet af; hjørne',
  joiners: 'og hjørne',
  between: 'mellem',
  prepositions: 'i på ved nær',
  particles: 'af og i på den det ved',
  postalCode: 'postnummer; postnr',
  units: 'etage lejlighed',
  numbers: 'nr nummer',
  plurals: 'er',
  roads: {
    gade: '',
    vej: '',
    pl: 'plads',
    al: 'allé',
    bv: 'boulevard',
  },
  squares: 'plads',
  short: {
    sct: 'sankt skt',
    kgs: 'kongens',
    ndr: 'nordre',
    sdr: 'søndre',
    vstr: 'vestre',
    gl: 'gammel',
  },
  endings: 'gade>g vej>v plads>pl',
  kinds: {
    'amenity/atm': 'hæveautomat',
    'amenity/doctors': 'læge',
    'amenity/fuel': 'tankstation, benzintank, tank',
    'amenity/parking': 'parkering, parkeringsplads, parkeringshus',
    'amenity/pharmacy': 'apotek',
    'amenity/toilets': 'toilet, wc',
    'leisure/fitness_centre': 'fitnesscenter',
    'public_transport/station_train': 'togstation, banegård',
    'shop/bakery': 'bager, bageri',
    'shop/hairdresser': 'frisør',
  },
}
