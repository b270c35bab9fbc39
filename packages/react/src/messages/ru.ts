import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('ru')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'север',
  'north-east': 'северо-восток',
  east: 'восток',
  'south-east': 'юго-восток',
  south: 'юг',
  'south-west': 'юго-запад',
  west: 'запад',
  'north-west': 'северо-запад',
}

const turns = {
  left: 'поверните налево',
  right: 'поверните направо',
  'slight-left': 'плавно поверните налево',
  'slight-right': 'плавно поверните направо',
  'hard-left': 'резко поверните налево',
  'hard-right': 'резко поверните направо',
} as const

const isLeft = ({ side }: StepDetails): boolean => side?.endsWith('left') ?? false

/** «слева» */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} ${isLeft(step) ? 'слева' : 'справа'}` : what
/** «налево» */
const sideways = (what: string, step: StepDetails): string =>
  step.side ? `${what} ${isLeft(step) ? 'налево' : 'направо'}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'поверните')
const keeping = (step: StepDetails): string =>
  step.side ? `держитесь ${isLeft(step) ? 'левее' : 'правее'}` : 'двигайтесь прямо'

/** The name of the road stays in the nominative, behind a colon. */
const onto = (act: string, { road }: StepDetails): string => (road ? `${act}: ${road}` : act)
const toward = (act: string, { road }: StepDetails): string =>
  road ? `${act}, направление: ${road}` : act
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} и двигайтесь дальше: ${road}` : act

const places = (count: number, shown: string): string =>
  plural(count, { one: `${shown} место`, few: `${shown} места`, other: `${shown} мест` })

/** Russian. */
export const ru: ReactMessages = {
  addressForm: {
    address: 'Адрес',
    unit: 'Квартира, этаж, корпус',
    neighborhood: 'Микрорайон',
    city: 'Город',
    town: 'Населённый пункт',
    suburb: 'Пригород',
    region: 'Штат или регион',
    state: 'Штат',
    province: 'Провинция',
    prefecture: 'Префектура',
    department: 'Департамент',
    county: 'Графство',
    area: 'Область',
    district: 'Район',
    doSi: 'До или си',
    emirate: 'Эмират',
    island: 'Остров',
    oblast: 'Область, край, республика',
    parish: 'Приход',
    townland: 'Таунленд',
    villageTownship: 'Село или посёлок',
    postalCode: 'Почтовый индекс',
    zip: 'Почтовый индекс (ZIP)',
    postcode: 'Почтовый индекс (postcode)',
    cap: 'Почтовый индекс (CAP)',
    plz: 'Почтовый индекс (PLZ)',
    cep: 'Почтовый индекс (CEP)',
    eircode: 'Почтовый индекс (Eircode)',
    pin: 'Почтовый индекс (PIN)',
    country: 'Страна',
    chooseCountry: 'Выберите страну',
    optional: 'необязательно',
    codeLike: (example, digits) =>
      digits === undefined
        ? `Индекс здесь выглядит так: ${example}.`
        : `Цифр в индексе: ${digits}. Пример: ${example}.`,
    chooseFromList: 'Выберите из списка.',
    enterAddress: 'Введите адрес.',
    missing: 'Заполните поле.',
    save: 'Сохранить адрес',
    filling: 'Заполняем адрес…',
    filled: 'Адрес заполнен.',
    incomplete: 'Заполнили, что знаем. Добавьте остальное.',
    failed: 'Не удалось найти остальное. Введите сами.',
    undone: 'Изменения отменены.',
    kept: 'Оставили как есть.',
    checking: 'Проверяем адрес…',
    didYouMean: 'Возможно, вы имели в виду этот адрес?',
    partlyKnown: 'Не удалось подтвердить весь адрес. Он верный?',
    notFound: 'Мы не нашли этот адрес. Он верный?',
    accept: 'Выбрать этот адрес',
    keep: 'Оставить как есть',
    change: 'Изменить',
    changed: (label, now, was) => `${label}: ${now}, было ${was || '–'}`,
    doubtful: (label) => `${label}: проверьте`,
    keepTyped: (text) => `Оставить «${text}» как есть`,
    numbers: (_count, shown) => `Адресов: ${shown}. Выберите номер.`,
    inside: 'Мы доставляем сюда.',
    outside: 'Сюда мы пока не доставляем.',
  },

  brandPicker: {
    label: 'Бренды',
    search: 'Поиск брендов',
    clearSearch: 'Очистить поиск',
    country: 'Страна',
    tiers: { best: 'Самые известные', well: 'Известные', more: 'Другие бренды' },
    found: (count, shown) =>
      plural(count, { one: `${shown} бренд`, few: `${shown} бренда`, other: `${shown} брендов` }),
    nothing: 'Нет подходящих брендов.',
    nothingAdvice: 'Проверьте написание или введите меньше букв.',
    empty: 'Здесь нет брендов',
    noCountry: 'Какая страна?',
    noCountryAdvice: 'Бренды распределены по странам.',
    chosen: (_count, shown) => `Выбрано: ${shown}`,
    chosenList: 'Выбранные бренды',
    added: (name) => `Выбрано: ${name}`,
    removed: (name) => `Удалено: ${name}`,
    remove: (name) => `Удалить: ${name}`,
    clear: 'Удалить все',
    cleared: 'Все бренды удалены',
    loading: 'Загружаем бренды…',
    failed: 'Не удалось загрузить бренды.',
  },

  categoryBrowser: {
    label: 'Категории',
    search: 'Поиск категорий',
    clearSearch: 'Очистить поиск',
    all: (name) => `Всё: ${name}`,
    whole: 'Всё',
    found: (count, shown) =>
      plural(count, {
        one: `${shown} категория`,
        few: `${shown} категории`,
        other: `${shown} категорий`,
      }),
    nothing: 'Нет подходящих категорий.',
    nothingAdvice: 'Попробуйте другое слово или введите меньше букв.',
    empty: 'Здесь нет категорий',
    chosen: (_count, shown) => `Выбрано: ${shown}`,
    clear: 'Сбросить всё',
    cleared: 'Категория не выбрана',
    loading: 'Загружаем категории…',
    failed: 'Не удалось загрузить категории.',
  },

  fuelPrices: {
    heading: 'Цены на топливо',
    regular: 'Обычный бензин',
    midGrade: 'Бензин среднего класса',
    premium: 'Бензин премиум',
    diesel: 'Дизель',
    e85: 'Этанол (E85)',
    otherFuel: 'Другое топливо',
    perLiter: 'за литр',
    perGallon: 'за галлон',
    withoutCurrency: 'валюта неизвестна',
    converted: 'Пересчитано из других единиц.',
    timeUnknown: 'Время обновления неизвестно',
  },

  locateButton: {
    label: 'Моё местоположение',
    locating: 'Определяем местоположение…',
    found: 'Местоположение определено',
    denied: 'Доступ к геопозиции закрыт. Разрешите его в настройках браузера.',
    unavailable: 'Не удалось определить местоположение.',
    timeout: 'Не удалось определить местоположение вовремя.',
  },

  notice: {
    offline: 'Нет сети. Данные загрузятся, когда она появится.',
    keyRefused: 'Здесь это недоступно.',
    failed: 'Не удалось загрузить.',
    unavailable: 'Сервис этого не предлагает.',
    retry: 'Повторить',
    undo: 'Отменить',
    tooMany: 'Слишком много запросов.',
    busy: 'Сервис занят.',
    slow: 'Это занимает больше времени, чем обычно.',
    tryingAgain: (when) => (when ? `Повторим попытку ${when}…` : 'Повторяем попытку…'),
    tryAgain: (when) => (when ? `Повторите попытку ${when}.` : 'Теперь можно повторить попытку.'),
    inSeconds: 'через несколько секунд',
    inMinutes: 'через несколько минут',
    inHours: 'через несколько часов',
    inDays: 'через несколько дней',
  },

  openIn: {
    openIn: 'Открыть в…',
    apps: {
      google: 'Google Карты',
      apple: 'Карты Apple',
      waze: 'Waze',
      geo: 'Приложение карт по умолчанию',
    },
    fromHere: 'от вашего местоположения',
    cancel: 'Отмена',
  },

  openingHours: {
    title: 'Часы работы',
    open: 'Открыто',
    closed: 'Закрыто',
    alwaysOpen: 'Круглосуточно',
    alwaysClosed: 'Закрыто всю неделю',
    temporarily: 'Временно закрыто',
    permanently: 'Закрыто навсегда',
    closes: (time, day) => (day ? `закроется: ${day} ${time}` : `закроется в ${time}`),
    closesAtMidnight: 'закроется в полночь',
    opens: (time, day) => (day ? `откроется: ${day} ${time}` : `откроется в ${time}`),
    closesIn: (duration) => `Закроется через ${duration}`,
    opensIn: (duration) => `Откроется через ${duration}`,
    today: 'Сегодня',
    dayClosed: 'Закрыто',
    dayUnknown: 'Нет данных о часах работы',
    dayPartial: 'Часы могут отличаться',
    allDay: 'Круглосуточно',
    zone: (name) => `Местное время (${name})`,
    localTime: 'Местное время',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} из ${most}`,
    reviews: (count, shown) =>
      plural(count, { one: `${shown} отзыв`, few: `${shown} отзыва`, other: `${shown} отзывов` }),
  },

  photoGallery: {
    photos: 'Фото',
    photosOf: (place) => `Фото: ${place}`,
    photo: (shown, total) => `Фото ${shown} из ${total}`,
    open: (shown, total) => `Открыть фото ${shown} из ${total}`,
    previous: 'Предыдущее фото',
    next: 'Следующее фото',
    close: 'Закрыть фото',
    failed: 'Не удалось загрузить фото.',
  },

  placeCard: {
    loading: 'Загружаем место…',
    unnamed: 'Место без названия',
    notFound: 'Мы не нашли это место.',
    which: 'Какое место вам нужно?',
    several: places,
    more: (_count, shown) => `и ещё ${shown}`,
    others: 'Другие варианты',
    failed: 'Не удалось загрузить это место.',
    actions: 'Действия',
    directions: 'Маршрут',
    call: 'Звонок',
    website: 'Сайт',
    share: 'Поделиться',
    copyAddress: 'Скопировать адрес',
    copyCoordinates: 'Скопировать координаты',
    copied: 'Скопировано',
    copyFailed: 'Не удалось скопировать.',
    details: 'Подробнее',
    address: 'Адрес',
    category: 'Категория',
    brand: 'Бренд',
    area: 'Район',
    coordinates: 'Координаты',
    accuracy: (shown, most) => `Совпадение: ${shown} из ${most}`,
  },

  placeDetails: {
    sponsored: 'Реклама',
    more: 'Ещё',
    less: 'Свернуть',
    nationalPhone: 'Внутренний номер',
    mobile: 'Мобильный',
    fax: 'Факс',
    extension: 'доб.',
    website: 'Сайт',
    facts: 'Полезно знать',
    price: 'Цены',
    cuisines: 'Кухня',
    specialFeatures: 'Удобства',
    goodFor: 'Подходит для',
    reservations: 'Бронирование',
    dressCode: 'Дресс-код',
    features: 'Особенности',
    wifi: 'Wi-Fi',
    smoking: 'Курение',
    parking: 'Парковка',
    shuttleService: 'Трансфер',
    paymentMethods: 'Оплата',
    tips: 'Советы',
  },

  reverseGeocode: {
    heading: 'Что здесь',
    loading: 'Ищем адрес…',
    nothing: 'Здесь нет адреса',
    failed: 'Не удалось найти этот адрес.',
    coordinates: 'Координаты',
  },

  placeSearch: {
    label: 'Поиск места',
    placeholder: 'Место или адрес',
    clear: 'Очистить',
    list: 'Подсказки',
    loading: 'Ищем…',
    found: (count, shown) =>
      plural(count, {
        one: `${shown} подсказка`,
        few: `${shown} подсказки`,
        other: `${shown} подсказок`,
      }),
    nothing: 'Ничего не найдено',
    nothingAdvice: 'Проверьте написание или сократите запрос.',
    short: (least, shown) =>
      plural(least, {
        one: `Введите хотя бы ${shown} букву`,
        few: `Введите хотя бы ${shown} буквы`,
        other: `Введите хотя бы ${shown} букв`,
      }),
    needsLocation: 'Искать рядом с вами?',
    useMyLocation: 'Моё местоположение',
    locating: 'Определяем местоположение…',
    denied: 'Доступ к геопозиции закрыт. Разрешите его в настройках браузера.',
    unavailable: 'Не удалось определить местоположение.',
    timeout: 'Не удалось определить местоположение вовремя.',
    failed: 'Поиск сейчас не работает.',
    recent: (count, shown) =>
      plural(count, {
        one: `${shown} недавнее место`,
        few: `${shown} недавних места`,
        other: `${shown} недавних мест`,
      }),
    editRecent: 'Изменить недавние места',
    removed: (line) => `Удалено: ${line}`,
    close: 'Закрыть поиск',
    chosen: (line) => `Выбрано: ${line}`,
    chooseOne: 'Выберите место из списка.',
    coordinate: 'Перейти к этим координатам',
    addByHand: 'Ввести адрес вручную',
    category: 'Показать всё рядом',
    brand: 'Бренд',
    area: 'Район',
  },

  maneuvers: {
    start: (step) =>
      onto(step.compass ? `двигайтесь на ${compass[step.compass]}` : 'начните движение', step),
    turn: (step) => onto(turning(step), step),
    'u-turn': (step) => thenOn(sideways('развернитесь', step), step),
    continue: (step) => onto('двигайтесь дальше', step),
    'name-change': (step) => onto('двигайтесь дальше', step),
    'enter-highway': (step) => onto(beside('выезжайте на автомагистраль', step), step),
    'exit-highway': (step) => toward(beside('сверните на съезд', step), step),
    ramp: (step) => toward(beside('сверните на съезд', step), step),
    merge: (step) =>
      onto(
        step.side ? `перестройтесь ${isLeft(step) ? 'левее' : 'правее'}` : 'вливайтесь в поток',
        step,
      ),
    keep: (step) => onto(`на развилке ${keeping(step)}`, step),
    'keep-highway': (step) => onto(`на развилке автомагистрали ${keeping(step)}`, step),
    'keep-surface': (step) => onto(`на развилке ${keeping(step)}`, step),
    'stay-highway': (step) =>
      onto(`на развилке ${keeping(step)} и оставайтесь на автомагистрали`, step),
    'stay-surface': (step) =>
      onto(`на развилке ${keeping(step)} и оставайтесь на той же дороге`, step),
    'enter-roundabout': (step) =>
      onto(step.exit ? `на кольце сверните на ${step.exit}-й съезд` : 'въезжайте на кольцо', step),
    'leave-roundabout': (step) =>
      onto(step.exit ? `съезжайте с кольца на ${step.exit}-й съезд` : 'съезжайте с кольца', step),
    'straight-through-rotary': (step) =>
      onto(`на кольце двигайтесь прямо${step.exit ? ` (${step.exit}-й съезд)` : ''}`, step),
    'enter-tunnel': (step) => onto('двигайтесь через тоннель', step),
    'leave-tunnel': (step) =>
      onto(step.road ? 'после тоннеля двигайтесь дальше' : 'выезжайте из тоннеля', step),
    'enter-bridge': (step) => onto('двигайтесь по мосту', step),
    'take-ferry': ({ road }) => (road ? `въезжайте на паром ${road}` : 'въезжайте на паром'),
    'leave-ferry': (step) => thenOn('съезжайте с парома', step),
    'continue-on-foot': (step) => onto('дальше идите пешком', step),
    'enter-private-road': (step) =>
      onto(step.side ? `${turning(step)} на частную дорогу` : 'выезжайте на частную дорогу', step),
    'enter-country': (step) =>
      thenOn(step.country ? `пересеките границу (${step.country})` : 'пересеките границу', step),
    stairs: (step) => toward(beside('идите по лестнице', step), step),
    escalator: (step) => toward(beside('идите по эскалатору', step), step),
    arrive: (step) => (step.side ? beside('пункт назначения будет', step) : 'вы на месте'),
    arriveAtStop: (step) =>
      step.side
        ? beside(`остановка ${step.stop ?? ''} будет`, step)
        : `вы прибыли: остановка ${step.stop ?? ''}`,
    unknown: (step) => onto('двигайтесь дальше по маршруту', step),
    immediately: (sentence) => `затем ${sentence}`,
    driveOn: {
      left: 'Отсюда движение левостороннее.',
      right: 'Отсюда движение правостороннее.',
    },
    follow: (distance) => `двигайтесь ${distance}`,
    endingOn: (road) => `в конце: ${road}`,
  },

  maneuverList: {
    list: 'Описание маршрута',
    from: 'Откуда',
    to: 'Куда',
    noRoute: 'Маршрут не найден',
    noRouteAdvice: 'Измените начало или конец маршрута либо уберите часть ограничений.',
    noSteps: 'У маршрута нет пошагового описания',
    showAll: (count, shown) =>
      plural(count, {
        one: `Показать ${shown} шаг`,
        few: `Показать все ${shown} шага`,
        other: `Показать все ${shown} шагов`,
      }),
    copy: 'Скопировать',
    copied: 'Описание скопировано',
    copyFailed: 'Не удалось скопировать.',
  },

  routeOptions: {
    vehicle: 'Транспорт',
    vehicles: { car: 'Автомобиль', truck: 'Грузовик', bicycle: 'Велосипед', pedestrian: 'Пешком' },
    optimize: 'Предпочитать',
    optimizations: {
      fastest: 'Самый быстрый',
      shortest: 'Самый короткий',
      easiest: 'Меньше поворотов',
    },
    avoid: 'Избегать',
    avoidances: {
      toll: 'Платные дороги',
      highway: 'Автомагистрали',
      uturn: 'Развороты',
      unpaved: 'Дороги без покрытия',
      ferry: 'Паромы',
    },
    carpool: 'Ехать по полосам для машин с пассажирами',
  },

  routeSummary: {
    label: 'Сводка по маршруту',
    unknownDistance: 'Расстояние неизвестно',
    unknownDuration: 'Время неизвестно',
    arrive: (time) => `Прибытие: ${time}`,
    via: (road) => `через: ${road}`,
    by: {
      car: 'На автомобиле',
      truck: 'На грузовике',
      bicycle: 'На велосипеде',
      pedestrian: 'Пешком',
    },
    unmet: {
      hov: 'На этом маршруте есть полоса для машин с пассажирами',
      toll: 'На этом маршруте есть платная дорога',
      highway: 'На этом маршруте есть автомагистраль',
      uturn: 'На этом маршруте есть разворот',
      unpaved: 'На этом маршруте есть дорога без покрытия',
      ferry: 'На этом маршруте есть паром',
    },
  },

  savedPlaces: {
    list: 'Недавние места',
    pin: (line) => `Закрепить: ${line}`,
    remove: (line) => `Удалить: ${line}`,
    removeAll: 'Удалить все',
    done: 'Готово',
  },

  searchResults: {
    list: 'Результаты поиска',
    idle: 'Здесь появятся места, когда вы начнёте поиск.',
    loading: 'Ищем…',
    found: places,
    nothing: 'Ничего не найдено',
    edit: 'Изменить запрос',
    nothingAdvice: 'Проверьте написание или поищите в другом месте.',
    nothingChosenAdvice: 'Уберите часть фильтров или поищите в другом месте.',
    nothingInside: 'В этой зоне нет мест',
    nothingInsideAdvice: 'Попробуйте другое слово.',
    unnamed: 'Место без названия',
    sort: 'Сортировка',
    relevance: 'Релевантность',
    byDistance: (from) => `Расстояние ${from}`,
    byRating: 'Рейтинг',
    byPrice: 'Цена',
    cheapest: 'Дешевле всего',
    filters: 'Фильтры',
    openNow: 'Открыто сейчас',
    rated: (rating) => `Рейтинг от ${rating}`,
    clearFilters: 'Сбросить фильтры',
    filtered: (shown, of) => `${of}, подходит: ${shown}`,
    nonePasses: 'Под фильтры ничего не подходит.',
    hoursUnknown: (_count, shown) => `Скрыто мест без часов работы: ${shown}.`,
    ratingUnknown: (_count, shown) => `Скрыто мест без рейтинга: ${shown}.`,
    showUnknown: 'Показать их',
    bounded: 'Могут быть и другие места.',
    fromYou: 'от вас',
    fromMapCenter: 'от центра карты',
    fromSearchCenter: 'от центра поиска',
    fromPlace: (name) => `от точки «${name}»`,
    more: 'Показать ещё',
    searchOn: 'Искать дальше',
    loadingMore: 'Загружаем ещё…',
    moreFailed: 'Не удалось загрузить ещё.',
    refreshFailed: 'Эти результаты могли устареть.',
    showAll: (_count, shown) => `Показать все места (${shown})`,
    failed: 'Поиск сейчас не работает.',
  },
}
