import { pluralOf, type ReactMessages } from '@signpost/react'
import { ru as react } from '@signpost/react/messages/ru'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('ru')

/** Russian, of the components with a map and of all others. */
export const ru: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'Маршрут',
    origin: 'Откуда',
    destination: 'Куда',
    swap: 'Поменять начало и конец местами',
    addStop: 'Добавить остановку',
    addStopHere: 'Добавить остановку здесь',
    stop: (shown) => (shown ? `Остановка ${shown}` : 'Остановка'),
    removeStop: 'Удалить',
    move: 'Переместить',
    moveHelp: 'Перетащите, используйте стрелки или нажмите здесь, а затем на маркер нового места.',
    lifted: (name) => `${name}: выберите новое место.`,
    moved: (name, position, count) => `${name}: ${position} из ${count}`,
    removed: (name) => `Удалено: ${name}`,
    missing: (from, to) => `Нет маршрута: ${from} – ${to}`,
    options: 'Параметры',
    pick: 'Выбрать на карте',
    picking: 'Переместите карту под меткой или нажмите на нужное место.',
    pickHere: 'Выбрать эту точку',
    cancel: 'Отмена',
    start: 'Выберите начало и конец маршрута.',
    loading: 'Ищем маршрут…',
    none: 'Между этими точками нет маршрута',
    noneAdvice: 'Попробуйте другой транспорт.',
    noneAvoidingAdvice: 'Попробуйте другой транспорт или уберите часть ограничений.',
    failed: 'Не удалось загрузить маршрут.',
    steps: 'Шаги',
    overview: 'Весь маршрут',
    print: 'Печать',
    map: 'Карта маршрута',
  },

  mapView: {
    label: 'Карта',
    loading: 'Загружаем карту…',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    north: 'Повернуть на север',
    move: 'Переместить карту',
    moveUp: 'Вверх',
    moveDown: 'Вниз',
    moveLeft: 'Влево',
    moveRight: 'Вправо',
    features: 'Места на карте',
    you: 'Вы здесь',
    attribution: 'Источники карты',
    holdControl: 'Для масштаба прокручивайте, удерживая Ctrl',
    holdCommand: 'Для масштаба прокручивайте, удерживая ⌘',
    twoFingers: 'Перемещайте карту двумя пальцами',
    problems: {
      'no-webgl': 'Этот браузер не может показать карту: нет WebGL.',
      'context-lost': 'Карта приостановлена. Она скоро вернётся.',
      library: 'Не удалось загрузить карту.',
      worker: 'Не удалось запустить карту.',
      style: 'Не удалось загрузить карту.',
      tiles: 'Для этого района нет данных карты',
      slow: 'Карта загружается медленно.',
    },
  },

  placeBrowser: {
    label: 'Места',
    categories: 'Категории',
    nearby: 'Что рядом',
    close: 'Закрыть',
    height: 'Высота панели',
    low: 'Низкая',
    half: 'Половина',
    full: 'Полная',
  },

  placeMap: {
    searchArea: 'Искать в этом районе',
    cluster: (count, shown) =>
      plural(count, { one: `${shown} место`, few: `${shown} места`, other: `${shown} мест` }),
    close: 'Закрыть',
    pin: 'Выбранная точка',
    pinHelp: 'Перемещайте метку стрелками, с Shift шаги больше.',
    pinHere: 'Метку в центр',
  },

  storeLocator: {
    label: 'Магазины',
    search: 'Адрес, город или индекс',
    none: 'Рядом нет магазинов',
    noneAdvice: 'Попробуйте другое место.',
    noneInside: 'В этой зоне нет магазинов',
    inside: 'Мы доставляем сюда.',
    outside: 'Сюда мы пока не доставляем.',
    failed: 'Не удалось загрузить магазины.',
    map: 'Карта магазинов',
  },

  addressConfirm: {
    map: 'Карта адреса',
    hint: 'Поставьте метку у входа: перетащите её, нажмите на карту или используйте стрелки.',
    pin: 'Метка адреса',
    here: 'У метки',
    use: 'Выбрать этот адрес',
    save: 'Сохранить адрес',
  },
}
