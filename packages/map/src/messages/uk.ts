import { pluralOf, type ReactMessages } from '@signpost/react'
import { uk as react } from '@signpost/react/messages/uk'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('uk')

/** Ukrainian, of the components with a map and of all others. */
export const uk: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'Маршрут',
    origin: 'Звідки',
    destination: 'Куди',
    swap: 'Поміняти початок і кінець місцями',
    addStop: 'Додати зупинку',
    addStopHere: 'Додати зупинку тут',
    stop: (shown) => (shown ? `Зупинка ${shown}` : 'Зупинка'),
    removeStop: 'Вилучити',
    move: 'Перемістити',
    moveHelp:
      'Перетягніть, скористайтеся стрілками або натисніть тут, а потім на маркер нового місця.',
    lifted: (name) => `${name}: виберіть нове місце.`,
    moved: (name, position, count) => `${name}: ${position} з ${count}`,
    removed: (name) => `Вилучено: ${name}`,
    missing: (from, to) => `Немає маршруту: ${from} – ${to}`,
    options: 'Параметри',
    pick: 'Вибрати на карті',
    picking: 'Пересуньте карту під міткою або натисніть потрібне місце.',
    pickHere: 'Вибрати цю точку',
    cancel: 'Скасувати',
    start: 'Виберіть початок і кінець маршруту.',
    loading: 'Шукаємо маршрут…',
    none: 'Між цими точками немає маршруту',
    noneAdvice: 'Спробуйте інший транспорт.',
    noneAvoidingAdvice: 'Спробуйте інший транспорт або приберіть частину обмежень.',
    failed: 'Не вдалося завантажити маршрут.',
    steps: 'Кроки',
    overview: 'Увесь маршрут',
    print: 'Друк',
    map: 'Карта маршруту',
  },

  mapView: {
    label: 'Карта',
    loading: 'Завантажуємо карту…',
    zoomIn: 'Наблизити',
    zoomOut: 'Віддалити',
    north: 'Повернути на північ',
    move: 'Пересунути карту',
    moveUp: 'Вгору',
    moveDown: 'Вниз',
    moveLeft: 'Ліворуч',
    moveRight: 'Праворуч',
    features: 'Місця на карті',
    you: 'Ви тут',
    attribution: 'Джерела карти',
    holdControl: 'Щоб змінити масштаб, прокручуйте з Ctrl',
    holdCommand: 'Щоб змінити масштаб, прокручуйте з ⌘',
    twoFingers: 'Пересувайте карту двома пальцями',
    problems: {
      'no-webgl': 'Цей браузер не може показати карту: немає WebGL.',
      'context-lost': 'Карту призупинено. Вона скоро повернеться.',
      library: 'Не вдалося завантажити карту.',
      worker: 'Не вдалося запустити карту.',
      style: 'Не вдалося завантажити карту.',
      tiles: 'Для цього району немає даних карти',
      slow: 'Карта завантажується повільно.',
    },
  },

  placeBrowser: {
    label: 'Місця',
    categories: 'Категорії',
    nearby: 'Дослідити поблизу',
    close: 'Закрити',
    height: 'Висота панелі',
    low: 'Низька',
    half: 'Половина',
    full: 'Повна',
  },

  placeMap: {
    searchArea: 'Шукати в цьому районі',
    cluster: (count, shown) =>
      plural(count, { one: `${shown} місце`, few: `${shown} місця`, other: `${shown} місць` }),
    close: 'Закрити',
    pin: 'Вибрана точка',
    pinHelp: 'Пересувайте мітку стрілками, із Shift кроки більші.',
    pinHere: 'Мітку в центр',
  },

  storeLocator: {
    label: 'Магазини',
    search: 'Адреса, місто або індекс',
    none: 'Поруч немає магазинів',
    noneAdvice: 'Спробуйте інше місце.',
    noneInside: 'У цій зоні немає магазинів',
    inside: 'Ми доставляємо сюди.',
    outside: 'Сюди ми поки не доставляємо.',
    failed: 'Не вдалося завантажити магазини.',
    map: 'Карта магазинів',
  },

  addressConfirm: {
    map: 'Карта адреси',
    hint: 'Поставте мітку біля входу: перетягніть її, натисніть на карту або скористайтеся стрілками.',
    pin: 'Мітка адреси',
    here: 'Біля мітки',
    use: 'Вибрати цю адресу',
    save: 'Зберегти адресу',
  },
}
