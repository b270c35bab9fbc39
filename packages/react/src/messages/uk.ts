import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('uk')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'північ',
  'north-east': 'північний схід',
  east: 'схід',
  'south-east': 'південний схід',
  south: 'південь',
  'south-west': 'південний захід',
  west: 'захід',
  'north-west': 'північний захід',
}

const turns = {
  left: 'поверніть ліворуч',
  right: 'поверніть праворуч',
  'slight-left': 'плавно поверніть ліворуч',
  'slight-right': 'плавно поверніть праворуч',
  'hard-left': 'різко поверніть ліворуч',
  'hard-right': 'різко поверніть праворуч',
} as const

/** «ліворуч» says both where something is and where to turn. */
const sideways = (what: string, { side }: StepDetails): string =>
  side ? `${what} ${side.endsWith('left') ? 'ліворуч' : 'праворуч'}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'поверніть')
const keeping = (step: StepDetails): string =>
  step.side ? `тримайтеся ${step.side.endsWith('left') ? 'лівіше' : 'правіше'}` : 'рухайтеся прямо'

/** The name of the road stays in the nominative, behind a colon. */
const onto = (act: string, { road }: StepDetails): string => (road ? `${act}: ${road}` : act)
const toward = (act: string, { road }: StepDetails): string =>
  road ? `${act}, напрямок: ${road}` : act
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} й рухайтеся далі: ${road}` : act

const places = (count: number, shown: string): string =>
  plural(count, { one: `${shown} місце`, few: `${shown} місця`, other: `${shown} місць` })

/** Ukrainian. */
export const uk: ReactMessages = {
  addressForm: {
    address: 'Адреса',
    unit: 'Квартира, поверх, корпус',
    neighborhood: 'Мікрорайон',
    city: 'Місто',
    town: 'Населений пункт',
    suburb: 'Передмістя',
    region: 'Штат або регіон',
    state: 'Штат',
    province: 'Провінція',
    prefecture: 'Префектура',
    department: 'Департамент',
    county: 'Графство',
    area: 'Територія',
    district: 'Район',
    doSi: 'До або сі',
    emirate: 'Емірат',
    island: 'Острів',
    oblast: 'Область',
    parish: 'Парафія',
    townland: 'Таунленд',
    villageTownship: 'Село або селище',
    postalCode: 'Поштовий індекс',
    zip: 'Поштовий індекс (ZIP)',
    postcode: 'Поштовий індекс (postcode)',
    cap: 'Поштовий індекс (CAP)',
    plz: 'Поштовий індекс (PLZ)',
    cep: 'Поштовий індекс (CEP)',
    eircode: 'Поштовий індекс (Eircode)',
    pin: 'Поштовий індекс (PIN)',
    country: 'Країна',
    chooseCountry: 'Виберіть країну',
    optional: 'необов’язково',
    codeLike: (example, digits) =>
      digits === undefined
        ? `Індекс тут має такий вигляд: ${example}.`
        : `Цифр в індексі: ${digits}. Приклад: ${example}.`,
    chooseFromList: 'Виберіть зі списку.',
    enterAddress: 'Введіть адресу.',
    missing: 'Заповніть поле.',
    save: 'Зберегти адресу',
    filling: 'Заповнюємо адресу…',
    filled: 'Адресу заповнено.',
    incomplete: 'Ми заповнили, що знаємо. Додайте решту.',
    failed: 'Не вдалося знайти решту. Введіть її самі.',
    undone: 'Зміни скасовано.',
    kept: 'Залишили як є.',
    checking: 'Перевіряємо адресу…',
    didYouMean: 'Можливо, ви мали на увазі цю адресу?',
    partlyKnown: 'Не вдалося підтвердити адресу повністю. Вона правильна?',
    notFound: 'Ми не знайшли цієї адреси. Вона правильна?',
    accept: 'Вибрати цю адресу',
    keep: 'Залишити як є',
    change: 'Змінити',
    changed: (label, now, was) => `${label}: ${now}, було ${was || '–'}`,
    doubtful: (label) => `${label}: перевірте`,
    keepTyped: (text) => `Залишити «${text}» як є`,
    numbers: (_count, shown) => `Адрес: ${shown}. Виберіть номер.`,
    inside: 'Ми доставляємо сюди.',
    outside: 'Сюди ми поки не доставляємо.',
  },

  brandPicker: {
    label: 'Бренди',
    search: 'Пошук брендів',
    clearSearch: 'Очистити пошук',
    country: 'Країна',
    tiers: { best: 'Найвідоміші', well: 'Відомі', more: 'Інші бренди' },
    found: (count, shown) =>
      plural(count, { one: `${shown} бренд`, few: `${shown} бренди`, other: `${shown} брендів` }),
    nothing: 'Немає відповідних брендів.',
    nothingAdvice: 'Перевірте написання або введіть менше літер.',
    empty: 'Тут немає брендів',
    noCountry: 'Яка країна?',
    noCountryAdvice: 'Бренди згруповано за країнами.',
    chosen: (_count, shown) => `Вибрано: ${shown}`,
    chosenList: 'Вибрані бренди',
    added: (name) => `Вибрано: ${name}`,
    removed: (name) => `Вилучено: ${name}`,
    remove: (name) => `Вилучити: ${name}`,
    clear: 'Вилучити всі',
    cleared: 'Усі бренди вилучено',
    loading: 'Завантажуємо бренди…',
    failed: 'Не вдалося завантажити бренди.',
  },

  categoryBrowser: {
    label: 'Категорії',
    search: 'Пошук категорій',
    clearSearch: 'Очистити пошук',
    all: (name) => `Усе: ${name}`,
    whole: 'Усе',
    found: (count, shown) =>
      plural(count, {
        one: `${shown} категорія`,
        few: `${shown} категорії`,
        other: `${shown} категорій`,
      }),
    nothing: 'Немає відповідних категорій.',
    nothingAdvice: 'Спробуйте інше слово або введіть менше літер.',
    empty: 'Тут немає категорій',
    chosen: (_count, shown) => `Вибрано: ${shown}`,
    clear: 'Скинути все',
    cleared: 'Категорію не вибрано',
    loading: 'Завантажуємо категорії…',
    failed: 'Не вдалося завантажити категорії.',
  },

  fuelPrices: {
    heading: 'Ціни на пальне',
    regular: 'Звичайний бензин',
    midGrade: 'Бензин середнього класу',
    premium: 'Бензин преміум',
    diesel: 'Дизель',
    e85: 'Етанол (E85)',
    otherFuel: 'Інше пальне',
    perLiter: 'за літр',
    perGallon: 'за галон',
    withoutCurrency: 'валюта невідома',
    converted: 'Перераховано з іншої одиниці.',
    timeUnknown: 'Час оновлення невідомий',
  },

  locateButton: {
    label: 'Моє місцезнаходження',
    locating: 'Визначаємо місцезнаходження…',
    found: 'Місцезнаходження визначено',
    denied: 'Доступ до геоданих заблоковано. Дозвольте його в налаштуваннях браузера.',
    unavailable: 'Не вдалося визначити місцезнаходження.',
    timeout: 'Не вдалося визначити місцезнаходження вчасно.',
  },

  notice: {
    offline: 'Немає з’єднання. Дані завантажаться, коли воно з’явиться.',
    keyRefused: 'Тут це недоступно.',
    failed: 'Не вдалося завантажити.',
    unavailable: 'Сервіс цього не пропонує.',
    retry: 'Повторити',
    undo: 'Скасувати',
    tooMany: 'Забагато запитів.',
    busy: 'Сервіс зайнятий.',
    slow: 'Це триває довше, ніж зазвичай.',
    tryingAgain: (when) => (when ? `Повторимо спробу ${when}…` : 'Повторюємо спробу…'),
    tryAgain: (when) => (when ? `Спробуйте ще раз ${when}.` : 'Тепер можна спробувати ще раз.'),
    inSeconds: 'за кілька секунд',
    inMinutes: 'за кілька хвилин',
    inHours: 'за кілька годин',
    inDays: 'за кілька днів',
  },

  openIn: {
    openIn: 'Відкрити в…',
    apps: {
      google: 'Google Карти',
      apple: 'Карти Apple',
      waze: 'Waze',
      geo: 'Стандартна програма карт',
    },
    fromHere: 'від вашого місцезнаходження',
    cancel: 'Скасувати',
  },

  openingHours: {
    title: 'Години роботи',
    open: 'Відчинено',
    closed: 'Зачинено',
    alwaysOpen: 'Цілодобово',
    alwaysClosed: 'Зачинено весь тиждень',
    temporarily: 'Тимчасово зачинено',
    permanently: 'Зачинено назавжди',
    closes: (time, day) => (day ? `зачиниться: ${day} ${time}` : `зачиниться о ${time}`),
    closesAtMidnight: 'зачиниться опівночі',
    opens: (time, day) => (day ? `відчиниться: ${day} ${time}` : `відчиниться о ${time}`),
    closesIn: (duration) => `Зачиниться за ${duration}`,
    opensIn: (duration) => `Відчиниться за ${duration}`,
    today: 'Сьогодні',
    dayClosed: 'Зачинено',
    dayUnknown: 'Немає даних про години роботи',
    dayPartial: 'Години можуть відрізнятися',
    allDay: 'Цілодобово',
    zone: (name) => `Місцевий час (${name})`,
    localTime: 'Місцевий час',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} з ${most}`,
    reviews: (count, shown) =>
      plural(count, {
        one: `${shown} відгук`,
        few: `${shown} відгуки`,
        other: `${shown} відгуків`,
      }),
  },

  photoGallery: {
    photos: 'Фото',
    photosOf: (place) => `Фото: ${place}`,
    photo: (shown, total) => `Фото ${shown} з ${total}`,
    open: (shown, total) => `Відкрити фото ${shown} з ${total}`,
    previous: 'Попереднє фото',
    next: 'Наступне фото',
    close: 'Закрити фото',
    failed: 'Не вдалося завантажити фото.',
  },

  placeCard: {
    loading: 'Завантажуємо місце…',
    unnamed: 'Місце без назви',
    notFound: 'Ми не знайшли цього місця.',
    which: 'Яке місце вам потрібне?',
    several: places,
    more: (_count, shown) => `і ще ${shown}`,
    others: 'Інші варіанти',
    failed: 'Не вдалося завантажити це місце.',
    actions: 'Дії',
    directions: 'Маршрут',
    call: 'Дзвінок',
    website: 'Сайт',
    share: 'Поділитися',
    copyAddress: 'Копіювати адресу',
    copyCoordinates: 'Копіювати координати',
    copied: 'Скопійовано',
    copyFailed: 'Не вдалося скопіювати.',
    details: 'Деталі',
    address: 'Адреса',
    category: 'Категорія',
    brand: 'Бренд',
    area: 'Район',
    coordinates: 'Координати',
    accuracy: (shown, most) => `Збіг: ${shown} з ${most}`,
  },

  placeDetails: {
    sponsored: 'Реклама',
    more: 'Більше',
    less: 'Менше',
    nationalPhone: 'Внутрішній номер',
    mobile: 'Мобільний',
    fax: 'Факс',
    extension: 'дод.',
    website: 'Сайт',
    facts: 'Варто знати',
    price: 'Ціни',
    cuisines: 'Кухня',
    specialFeatures: 'Зручності',
    goodFor: 'Підходить для',
    reservations: 'Бронювання',
    dressCode: 'Дрес-код',
    features: 'Особливості',
    wifi: 'Wi-Fi',
    smoking: 'Куріння',
    parking: 'Паркування',
    shuttleService: 'Трансфер',
    paymentMethods: 'Оплата',
    tips: 'Поради',
  },

  reverseGeocode: {
    heading: 'Що тут',
    loading: 'Шукаємо адресу…',
    nothing: 'Тут немає адреси',
    failed: 'Не вдалося знайти цю адресу.',
    coordinates: 'Координати',
  },

  placeSearch: {
    label: 'Пошук місця',
    placeholder: 'Місце або адреса',
    clear: 'Очистити',
    list: 'Підказки',
    loading: 'Шукаємо…',
    found: (count, shown) =>
      plural(count, {
        one: `${shown} підказка`,
        few: `${shown} підказки`,
        other: `${shown} підказок`,
      }),
    nothing: 'Нічого не знайдено',
    nothingAdvice: 'Перевірте написання або скоротіть запит.',
    short: (least, shown) =>
      plural(least, {
        one: `Введіть щонайменше ${shown} літеру`,
        few: `Введіть щонайменше ${shown} літери`,
        other: `Введіть щонайменше ${shown} літер`,
      }),
    needsLocation: 'Шукати поруч із вами?',
    useMyLocation: 'Моє місцезнаходження',
    locating: 'Визначаємо місцезнаходження…',
    denied: 'Доступ до геоданих заблоковано. Дозвольте його в налаштуваннях браузера.',
    unavailable: 'Не вдалося визначити місцезнаходження.',
    timeout: 'Не вдалося визначити місцезнаходження вчасно.',
    failed: 'Пошук зараз не працює.',
    recent: (count, shown) =>
      plural(count, {
        one: `${shown} нещодавнє місце`,
        few: `${shown} нещодавні місця`,
        other: `${shown} нещодавніх місць`,
      }),
    editRecent: 'Змінити нещодавні місця',
    removed: (line) => `Вилучено: ${line}`,
    close: 'Закрити пошук',
    chosen: (line) => `Вибрано: ${line}`,
    chooseOne: 'Виберіть місце зі списку.',
    coordinate: 'Перейти до цих координат',
    addByHand: 'Ввести адресу вручну',
    category: 'Показати всі поруч',
    brand: 'Бренд',
    area: 'Район',
  },

  maneuvers: {
    start: (step) =>
      onto(step.compass ? `рухайтеся на ${compass[step.compass]}` : 'почніть рух', step),
    turn: (step) => onto(turning(step), step),
    'u-turn': (step) => thenOn(sideways('розверніться', step), step),
    continue: (step) => onto('рухайтеся далі', step),
    'name-change': (step) => onto('рухайтеся далі', step),
    'enter-highway': (step) => onto(sideways('виїжджайте на автомагістраль', step), step),
    'exit-highway': (step) => toward(sideways('виїжджайте на з’їзд', step), step),
    ramp: (step) => toward(sideways('виїжджайте на рампу', step), step),
    merge: (step) =>
      onto(
        step.side
          ? `перешикуйтеся ${step.side.endsWith('left') ? 'лівіше' : 'правіше'}`
          : 'приєднайтеся до потоку',
        step,
      ),
    keep: (step) => onto(`на розвилці ${keeping(step)}`, step),
    'keep-highway': (step) => onto(`на розвилці автомагістралі ${keeping(step)}`, step),
    'keep-surface': (step) => onto(`на розвилці ${keeping(step)}`, step),
    'stay-highway': (step) =>
      onto(`на розвилці ${keeping(step)} й залишайтеся на автомагістралі`, step),
    'stay-surface': (step) =>
      onto(`на розвилці ${keeping(step)} й залишайтеся на тій самій дорозі`, step),
    'enter-roundabout': (step) =>
      onto(
        step.exit ? `на кільці поверніть на ${step.exit}-й з’їзд` : 'в’їжджайте на кільце',
        step,
      ),
    'leave-roundabout': (step) =>
      onto(step.exit ? `з’їжджайте з кільця на ${step.exit}-й з’їзд` : 'з’їжджайте з кільця', step),
    'straight-through-rotary': (step) =>
      onto(`на кільці рухайтеся прямо${step.exit ? ` (${step.exit}-й з’їзд)` : ''}`, step),
    'enter-tunnel': (step) => onto('рухайтеся через тунель', step),
    'leave-tunnel': (step) =>
      onto(step.road ? 'після тунелю рухайтеся далі' : 'виїжджайте з тунелю', step),
    'enter-bridge': (step) => onto('рухайтеся мостом', step),
    'take-ferry': ({ road }) => (road ? `в’їжджайте на пором ${road}` : 'в’їжджайте на пором'),
    'leave-ferry': (step) => thenOn('з’їжджайте з порома', step),
    'continue-on-foot': (step) => onto('далі йдіть пішки', step),
    'enter-private-road': (step) =>
      onto(
        step.side ? `${turning(step)} на приватну дорогу` : 'виїжджайте на приватну дорогу',
        step,
      ),
    'enter-country': (step) =>
      thenOn(step.country ? `перетніть кордон (${step.country})` : 'перетніть кордон', step),
    stairs: (step) => toward(sideways('скористайтеся сходами', step), step),
    escalator: (step) => toward(sideways('скористайтеся ескалатором', step), step),
    arrive: (step) => (step.side ? sideways('пункт призначення буде', step) : 'ви на місці'),
    arriveAtStop: (step) =>
      step.side
        ? sideways(`зупинка ${step.stop ?? ''} буде`, step)
        : `ви прибули: зупинка ${step.stop ?? ''}`,
    unknown: (step) => onto('рухайтеся далі за маршрутом', step),
    immediately: (sentence) => `потім ${sentence}`,
    driveOn: {
      left: 'Звідси рух лівосторонній.',
      right: 'Звідси рух правосторонній.',
    },
    follow: (distance) => `рухайтеся ${distance}`,
    endingOn: (road) => `наприкінці: ${road}`,
  },

  maneuverList: {
    list: 'Опис маршруту',
    from: 'Звідки',
    to: 'Куди',
    noRoute: 'Маршрут не знайдено',
    noRouteAdvice: 'Змініть початок або кінець маршруту чи приберіть частину обмежень.',
    noSteps: 'Для цього маршруту немає опису',
    showAll: (count, shown) =>
      plural(count, {
        one: `Показати ${shown} крок`,
        few: `Показати всі ${shown} кроки`,
        other: `Показати всі ${shown} кроків`,
      }),
    copy: 'Копіювати',
    copied: 'Опис скопійовано',
    copyFailed: 'Не вдалося скопіювати.',
  },

  routeOptions: {
    vehicle: 'Транспорт',
    vehicles: { car: 'Автомобіль', truck: 'Вантажівка', bicycle: 'Велосипед', pedestrian: 'Пішки' },
    optimize: 'Надавати перевагу',
    optimizations: {
      fastest: 'Найшвидший',
      shortest: 'Найкоротший',
      easiest: 'Менше поворотів',
    },
    avoid: 'Уникати',
    avoidances: {
      toll: 'Платні дороги',
      highway: 'Автомагістралі',
      uturn: 'Розвороти',
      unpaved: 'Дороги без покриття',
      ferry: 'Пороми',
    },
    carpool: 'Їхати смугами для авто з пасажирами',
  },

  routeSummary: {
    label: 'Підсумок маршруту',
    unknownDistance: 'Відстань невідома',
    unknownDuration: 'Час невідомий',
    arrive: (time) => `Прибуття: ${time}`,
    via: (road) => `через: ${road}`,
    by: {
      car: 'Автомобілем',
      truck: 'Вантажівкою',
      bicycle: 'Велосипедом',
      pedestrian: 'Пішки',
    },
    unmet: {
      hov: 'На цьому маршруті є смуга для авто з пасажирами',
      toll: 'На цьому маршруті є платна дорога',
      highway: 'На цьому маршруті є автомагістраль',
      uturn: 'На цьому маршруті є розворот',
      unpaved: 'На цьому маршруті є дорога без покриття',
      ferry: 'На цьому маршруті є пором',
    },
  },

  savedPlaces: {
    list: 'Нещодавні місця',
    pin: (line) => `Закріпити: ${line}`,
    remove: (line) => `Вилучити: ${line}`,
    removeAll: 'Вилучити всі',
    done: 'Готово',
  },

  searchResults: {
    list: 'Результати пошуку',
    idle: 'Тут з’являться місця, коли ви почнете пошук.',
    loading: 'Шукаємо…',
    found: places,
    nothing: 'Нічого не знайдено',
    edit: 'Шукати інше',
    nothingAdvice: 'Перевірте написання або пошукайте в іншому місці.',
    nothingChosenAdvice: 'Приберіть частину фільтрів або пошукайте в іншому місці.',
    nothingInside: 'У цій зоні немає місць',
    nothingInsideAdvice: 'Спробуйте інше слово.',
    unnamed: 'Місце без назви',
    sort: 'Сортування',
    relevance: 'Релевантність',
    byDistance: (from) => `Відстань ${from}`,
    byRating: 'Рейтинг',
    byPrice: 'Ціна',
    cheapest: 'Найдешевше',
    filters: 'Фільтри',
    openNow: 'Відчинено зараз',
    rated: (rating) => `Рейтинг від ${rating}`,
    clearFilters: 'Скинути фільтри',
    filtered: (shown, of) => `${of}, підходить: ${shown}`,
    nonePasses: 'Фільтрам нічого не відповідає.',
    hoursUnknown: (_count, shown) => `Приховано місць без годин роботи: ${shown}.`,
    ratingUnknown: (_count, shown) => `Приховано місць без рейтингу: ${shown}.`,
    showUnknown: 'Показати їх',
    bounded: 'Можуть бути й інші місця.',
    fromYou: 'від вас',
    fromMapCenter: 'від центра карти',
    fromSearchCenter: 'від центра пошуку',
    fromPlace: (name) => `від точки «${name}»`,
    more: 'Показати ще',
    searchOn: 'Шукати далі',
    loadingMore: 'Завантажуємо ще…',
    moreFailed: 'Не вдалося завантажити ще.',
    refreshFailed: 'Ці результати можуть бути застарілими.',
    showAll: (_count, shown) => `Показати всі місця (${shown})`,
    failed: 'Пошук зараз не працює.',
  },
}
