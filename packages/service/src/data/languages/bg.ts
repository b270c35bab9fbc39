import type { Language } from './Language.ts'

/** Bulgarian. */
export const bg: Language = {
  modifiers:
    'близо до мен; наблизо; близо; в близост; най близкият; най близката; най близкото; най близък; отворено сега; отворено; денонощна; денонощен; евтино; най добър; отворен; отворена; отворени; евтин; евтина; евтини; най евтин; най добра; най добри',
  corners: 'ъгъл; на ъгъла; кръстовище',
  joiners: 'и ъгъл',
  between: 'между',
  prepositions: 'в във на до при край',
  particles: 'в и на',
  postalCode: 'пощенски код',
  units: 'ап апартамент ет етаж вх вход',
  numbers: 'номер',
  plurals: 'и>а ове и>я',
  roads: {
    ул: 'улица',
    бул: 'булевард',
    пл: 'площад',
    жк: '',
  },
  squares: 'площад',
  short: {
    св: 'свети света',
    ген: 'генерал',
  },
  kinds: {
    'amenity/atm': 'банкомат',
    'amenity/fuel': 'бензиностанция',
    'amenity/parking': 'паркинг',
    'amenity/pharmacy': 'аптека',
    'amenity/toilets': 'тоалетна',
    'amenity/veterinary': 'ветеринар',
    'education/school': 'училище',
    'education/university': 'университет',
    'leisure/fitness_centre': 'фитнес',
    'public_transport/station_train': 'жп гара, гара',
    'shop/hairdresser': 'фризьор',
    'tourism/camp_site': 'къмпинг',
  },
}
