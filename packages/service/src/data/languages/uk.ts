import type { Language } from './Language.ts'

/** Ukrainian. */
export const uk: Language = {
  modifiers:
    'поруч зі мною; поруч; поблизу; неподалік; недалеко; біля мене; найближчий; найближча; найближче; найближчі; відчинено зараз; відчинено; цілодобово; цілодобова; цілодобовий; дешево; найкращі; чергова',
  corners: 'ріг; на розі; перехрестя',
  joiners: 'та і й ріг',
  between: 'між',
  prepositions: 'в у на біля коло поруч з до',
  particles: 'і й та на',
  postalCode: 'поштовий індекс; індекс',
  units: 'кв квартира офіс поверх',
  numbers: 'буд будинок',
  buildings: 'корп корпус',
  plurals: 'и>а и і>я',
  roads: {
    ул: 'вул вулиця',
    пр: 'просп проспект',
    пров: 'провулок',
    пл: 'площа',
    бул: 'бульвар',
    наб: 'набережна',
    ш: 'шосе',
    узв: 'узвіз',
  },
  kinds: {
    'amenity/atm': 'банкомат',
    'amenity/cafe': "кафе, кав'ярня",
    'amenity/cinema': 'кінотеатр, кіно',
    'amenity/dentist': 'стоматолог, стоматологія',
    'amenity/doctors': 'лікар, поліклініка',
    'amenity/fuel': 'заправка, АЗС, автозаправка',
    'amenity/hospital': 'лікарня',
    'amenity/parking': 'парковка, стоянка',
    'amenity/pharmacy': 'аптека',
    'amenity/toilets': 'туалет',
    'leisure/fitness_centre': 'спортзал, тренажерний зал',
    'public_transport/station_train': 'вокзал, залізничний вокзал',
    'shop/convenience': 'продукти, магазин',
    'shop/hairdresser': 'перукарня, барбершоп',
  },
}
