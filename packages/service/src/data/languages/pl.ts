import type { Language } from './Language.ts'

/** Polish. */
export const pl: Language = {
  modifiers:
    'blisko mnie; w pobliżu; najbliższy; najbliższa; najbliższe; blisko; niedaleko; w okolicy; otwarte teraz; otwarte; całodobowa; całodobowy; całodobowe; dyżurna; tanie; najlepszy; najlepsza; 24h; otwarty; otwarta; tani; tania; najtańszy; najtańsza; najtańsze; najlepsze',
  corners: 'róg; na rogu; skrzyżowanie',
  joiners: 'i róg',
  between: 'między pomiędzy',
  prepositions: 'w we na przy obok kolo blisko',
  particles: 'i im na nad pod przy w we z',
  postalCode: 'kod pocztowy',
  units: 'mieszkanie lok lokal piętro',
  numbers: 'nr numer',
  plurals: 'i>a y>a e>a',
  roads: {
    ul: 'ulica',
    al: 'aleja aleje alei',
    pl: 'plac',
    os: 'osiedle',
  },
  squares: 'plac',
  short: {
    sw: 'święty święta świętego świętej',
    gral: 'gen generała',
    ks: 'księdza',
    dw: 'dworzec',
    dr: 'doktora',
  },
  kinds: {
    'amenity/atm': 'bankomat',
    'amenity/dentist': 'dentysta, stomatolog',
    'amenity/doctors': 'lekarz, przychodnia',
    'amenity/fuel': 'stacja benzynowa, stacja paliw',
    'amenity/parking': 'parking',
    'amenity/toilets': 'toaleta, wc',
    'amenity/townhall': 'urząd miasta, ratusz',
    'leisure/fitness_centre': 'siłownia',
    'public_transport/station_train': 'dworzec kolejowy, dworzec',
    'shop/butcher': 'mięsny, rzeźnik',
    'shop/convenience': 'sklep spożywczy, sklep',
    'shop/hairdresser': 'fryzjer, barber',
  },
}
