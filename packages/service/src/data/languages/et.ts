import type { Language } from './Language.ts'

/** Estonian. */
export const et: Language = {
  modifiers:
    'minu lähedal; lähedal; lähim; lähimad; siin lähedal; avatud praegu; avatud; odav; parim; 24 tundi; odavad; odavaim; parimad',
  corners: 'nurk; nurgal',
  joiners: 'ja nurk',
  between: 'vahel',
  prepositions: 'lähedal',
  particles: 'ja',
  postalCode: 'sihtnumber; postiindeks',
  units: 'krt korter korrus',
  numbers: 'nr number',
  plurals: 'id',
  roads: {
    tn: 'tänav',
    pst: 'puiestee',
    mnt: 'maantee',
    pl: 'plats väljak',
  },
  squares: 'plats väljak',
  kinds: {
    'amenity/atm': 'sularahaautomaat, pangaautomaat',
    'amenity/fuel': 'tankla, bensiinijaam',
    'amenity/parking': 'parkla, parkimine',
    'amenity/pharmacy': 'apteek',
    'amenity/toilets': 'wc, tualett',
    'leisure/fitness_centre': 'jõusaal',
    'public_transport/station_train': 'rongijaam, raudteejaam',
    'shop/hairdresser': 'juuksur',
  },
}
