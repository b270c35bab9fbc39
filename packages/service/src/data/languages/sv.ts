import type { Language } from './Language.ts'

/** Swedish. */
export const sv: Language = {
  modifiers:
    'nära mig; i närheten; närmaste; här i närheten; öppet nu; öppen nu; billig; dygnet runt; öppet; öppen; öppna; billigt; billiga; billigaste; bästa',
  corners: 'hörnet av; hörn',
  joiners: 'och hörn',
  between: 'mellan',
  prepositions: 'i på vid nära',
  particles: 'av och i på den det vid',
  postalCode: 'postnummer; postnr',
  units: 'lgh lägenhet våning',
  numbers: 'nr nummer',
  plurals: 'er ar or n',
  roads: {
    gata: 'gatan',
    väg: 'vägen',
    pl: 'plats',
    torg: 'torget',
    al: 'allé',
  },
  squares: 'plats torg torget',
  short: {
    st: 'sankt',
    l: 'lilla',
    n: 'norra',
    s: 'södra',
    o: 'östra',
    v: 'västra',
  },
  endings: 'gatan>g vagen>v torget>t',
  kinds: {
    'amenity/atm': 'bankomat, uttagsautomat',
    'amenity/doctors': 'vårdcentral, läkare',
    'amenity/fuel': 'bensinstation, mack, bensinmack',
    'amenity/parking': 'parkering, parkeringshus',
    'amenity/pharmacy': 'apotek',
    'amenity/toilets': 'toalett, toa',
    'leisure/fitness_centre': 'gym',
    'public_transport/station_train': 'tågstation, järnvägsstation',
    'shop/alcohol': 'systembolaget',
    'shop/convenience': 'närbutik',
    'shop/hairdresser': 'frisör',
  },
}
