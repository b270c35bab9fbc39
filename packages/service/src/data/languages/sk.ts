import type { Language } from './Language.ts'

/** Slovak. */
export const sk: Language = {
  modifiers:
    'blízko mňa; blízko; v okoli; nablizku; najbližší; najbližšia; najbližšie; nedaleko; otvorené teraz; otvorené; nonstop; lacné; najlepší; otvorený; otvorená; lacný; lacná; najlacnejší; najlacnejšia',
  corners: 'roh; na rohu; križovatka',
  joiners: 'roh',
  between: 'medzi',
  prepositions: 'v vo na pri blízko',
  particles: 'a na nad pod pri v vo',
  postalCode: 'psč; poštové smerovacie číslo',
  units: 'byt poschodie',
  numbers: 'číslo',
  plurals: 'y>a',
  roads: {
    ul: 'ulica',
    nám: 'námestie',
    tr: 'trieda',
    nábr: 'nábrežie',
  },
  short: {
    sv: 'svätý svätá svätého',
    gral: 'gen generála',
  },
  kinds: {
    'amenity/atm': 'bankomat',
    'amenity/dentist': 'zubár',
    'amenity/fuel': 'čerpacia stanica, benzínka',
    'amenity/parking': 'parkovisko',
    'amenity/pharmacy': 'lekáreň',
    'amenity/toilets': 'toaleta, wc',
    'leisure/fitness_centre': 'posilňovňa',
    'public_transport/station_train': 'železničná stanica',
    'shop/convenience': 'potraviny',
    'shop/hairdresser': 'kaderníctvo',
  },
}
