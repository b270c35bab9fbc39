import type { Language } from './Language.ts'

/** Czech. */
export const cs: Language = {
  modifiers:
    'blízko mě; blízko; v okolí; poblíž; poblíž mě; nejbližší; nedaleko; otevřeno; právě otevřeno; otevřené; nonstop; levné; nejlepší; otevřený; otevřená; levný; levná; nejlevnější',
  corners: 'roh; na rohu; křižovatka',
  joiners: 'roh',
  between: 'mezi',
  prepositions: 'v ve na u blízko',
  particles: 'a na nad pod u v ve',
  postalCode: 'psč; poštovní směrovací číslo',
  units: 'byt patro',
  numbers: 'číslo',
  plurals: 'y>a ny>na',
  roads: {
    ul: 'ulice',
    nám: 'náměstí',
    tř: 'třída',
    nábř: 'nábřeží',
    sídl: 'sídliště',
  },
  squares: 'náměstí nám',
  short: {
    sv: 'svatý svatá svatého',
    gral: 'gen generála',
  },
  kinds: {
    'amenity/atm': 'bankomat',
    'amenity/dentist': 'zubař',
    'amenity/doctors': 'lékař, doktor',
    'amenity/fuel': 'benzínka, čerpací stanice, benzinová pumpa',
    'amenity/parking': 'parkoviště, parking',
    'amenity/toilets': 'toaleta, záchod, wc',
    'leisure/fitness_centre': 'posilovna, fitko',
    'public_transport/station_train': 'nádraží, vlakové nádraží',
    'shop/convenience': 'potraviny, večerka',
    'shop/hairdresser': 'kadeřnictví, holič',
  },
}
