import type { Language } from './Language.ts'

/** Turkish. */
export const tr: Language = {
  modifiers:
    'yakınımda; yakınımdaki; yakınlarda; yakınlardaki; yakındaki; yakında; en yakın; buralarda; açık; şimdi açık; nöbetçi; ucuz; en iyi; 24 saat; en ucuz',
  corners: 'köşesi; kavşağı',
  joiners: 've ile köşesi',
  between: 'arasında',
  prepositions: 'yakınlarında',
  particles: 've',
  postalCode: 'posta kodu',
  units: 'daire kat blok',
  numbers: 'no numara',
  plurals: 'lar ler lari leri',
  roads: {
    cad: 'cd cadde caddesi',
    sok: 'sk sokak sokağı',
    bv: 'blv bulv bulvar bulvarı',
    mah: 'mh mahalle mahallesi',
    meyd: 'meydan meydanı',
  },
  squares: 'meydan meydanı meyd',
  short: {
    ist: 'istasyon istasyonu',
    üniv: 'üniversitesi üniversite',
    hst: 'hastane hastanesi',
  },
  kinds: {
    'amenity/atm': 'bankamatik, atm',
    'amenity/dentist': 'dişçi, diş hekimi',
    'amenity/doctors': 'doktor, aile hekimi',
    'amenity/fuel': 'benzin istasyonu, benzinlik, akaryakıt istasyonu',
    'amenity/parking': 'otopark',
    'amenity/pharmacy': 'eczane',
    'amenity/place_of_worship/muslim': 'cami',
    'amenity/toilets': 'tuvalet, wc',
    'leisure/fitness_centre': 'spor salonu',
    'public_transport/station_bus': 'otogar',
    'public_transport/station_train': 'tren istasyonu, gar',
    'shop/bakery': 'fırın',
    'shop/convenience': 'bakkal, market',
    'shop/hairdresser': 'kuaför, berber',
  },
}
