import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('pl')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'północ',
  'north-east': 'północny wschód',
  east: 'wschód',
  'south-east': 'południowy wschód',
  south: 'południe',
  'south-west': 'południowy zachód',
  west: 'zachód',
  'north-west': 'północny zachód',
}

const turns = {
  left: 'skręć w lewo',
  right: 'skręć w prawo',
  'slight-left': 'skręć lekko w lewo',
  'slight-right': 'skręć lekko w prawo',
  'hard-left': 'skręć ostro w lewo',
  'hard-right': 'skręć ostro w prawo',
} as const

const isLeft = ({ side }: StepDetails): boolean => side?.endsWith('left') ?? false

/** „po lewej stronie” */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} po ${isLeft(step) ? 'lewej' : 'prawej'} stronie` : what
/** „w lewo” */
const sideways = (what: string, step: StepDetails): string =>
  step.side ? `${what} w ${isLeft(step) ? 'lewo' : 'prawo'}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'skręć')
const keeping = (step: StepDetails): string =>
  step.side ? `trzymaj się ${isLeft(step) ? 'lewej' : 'prawej'} strony` : 'kieruj się prosto'

/** The name of the road stays in the nominative, behind a colon. */
const onto = (act: string, { road }: StepDetails): string => (road ? `${act}: ${road}` : act)
const toward = (act: string, { road }: StepDetails): string =>
  road ? `${act}, kierunek ${road}` : act
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} i kontynuuj: ${road}` : act

const places = (count: number, shown: string): string =>
  plural(count, { one: `${shown} miejsce`, few: `${shown} miejsca`, other: `${shown} miejsc` })

/** Polish. */
export const pl: ReactMessages = {
  addressForm: {
    address: 'Adres',
    unit: 'Mieszkanie, piętro, budynek',
    neighborhood: 'Osiedle',
    city: 'Miasto',
    town: 'Miejscowość',
    suburb: 'Przedmieście',
    region: 'Stan lub region',
    state: 'Stan',
    province: 'Prowincja',
    prefecture: 'Prefektura',
    department: 'Departament',
    county: 'Hrabstwo',
    area: 'Obszar',
    district: 'Dzielnica',
    doSi: 'Do lub si',
    emirate: 'Emirat',
    island: 'Wyspa',
    oblast: 'Obwód',
    parish: 'Parafia',
    townland: 'Townland',
    villageTownship: 'Wieś lub gmina',
    postalCode: 'Kod pocztowy',
    zip: 'Kod pocztowy (ZIP)',
    postcode: 'Kod pocztowy (postcode)',
    cap: 'Kod pocztowy (CAP)',
    plz: 'Kod pocztowy (PLZ)',
    cep: 'Kod pocztowy (CEP)',
    eircode: 'Kod pocztowy (Eircode)',
    pin: 'Kod pocztowy (PIN)',
    country: 'Kraj',
    chooseCountry: 'Wybierz kraj',
    optional: 'opcjonalnie',
    codeLike: (example, digits) =>
      digits === undefined
        ? `Kod pocztowy wygląda tu tak: ${example}.`
        : `Liczba cyfr w kodzie pocztowym: ${digits}. Przykład: ${example}.`,
    chooseFromList: 'Wybierz z listy.',
    enterAddress: 'Wpisz adres.',
    missing: 'Wypełnij to pole.',
    save: 'Zapisz adres',
    filling: 'Uzupełnianie adresu…',
    filled: 'Adres uzupełniony.',
    incomplete: 'Wpisaliśmy, co wiemy. Uzupełnij resztę.',
    failed: 'Nie udało się znaleźć reszty. Wpisz ją.',
    undone: 'Zmiany cofnięte.',
    kept: 'Zostawiono, jak wpisano.',
    checking: 'Sprawdzanie adresu…',
    didYouMean: 'Czy chodzi o ten adres?',
    partlyKnown: 'Nie udało się potwierdzić całego adresu. Czy jest poprawny?',
    notFound: 'Nie znaleźliśmy tego adresu. Czy jest poprawny?',
    accept: 'Użyj tego adresu',
    keep: 'Zostaw, jak wpisano',
    change: 'Edytuj',
    changed: (label, now, was) =>
      was ? `${label}: ${now}, było ${was}` : `${label}: ${now}, dodano`,
    doubtful: (label) => `${label}: do sprawdzenia`,
    keepTyped: (text) => `Zostaw „${text}”, jak wpisano`,
    numbers: (count, shown) =>
      plural(count, {
        one: `${shown} adres. Wybierz numer.`,
        few: `${shown} adresy. Wybierz numer.`,
        other: `${shown} adresów. Wybierz numer.`,
      }),
    inside: 'Dostarczamy pod ten adres.',
    outside: 'Jeszcze nie dostarczamy pod ten adres.',
  },

  brandPicker: {
    label: 'Marki',
    search: 'Szukaj marek',
    clearSearch: 'Wyczyść wyszukiwanie',
    country: 'Kraj',
    tiers: { best: 'Najbardziej znane', well: 'Znane', more: 'Więcej marek' },
    found: (count, shown) =>
      plural(count, { one: `${shown} marka`, few: `${shown} marki`, other: `${shown} marek` }),
    nothing: 'Brak pasujących marek.',
    nothingAdvice: 'Sprawdź pisownię albo wpisz mniej liter.',
    empty: 'Brak marek',
    noCountry: 'Jaki kraj?',
    noCountryAdvice: 'Marki są podzielone według krajów.',
    chosen: (_count, shown) => `Wybrano: ${shown}`,
    chosenList: 'Wybrane marki',
    added: (name) => `Wybrano: ${name}`,
    removed: (name) => `Usunięto: ${name}`,
    remove: (name) => `Usuń: ${name}`,
    clear: 'Usuń wszystkie',
    cleared: 'Usunięto wszystkie marki',
    loading: 'Wczytywanie marek…',
    failed: 'Nie udało się wczytać marek.',
  },

  categoryBrowser: {
    label: 'Kategorie',
    search: 'Szukaj kategorii',
    clearSearch: 'Wyczyść wyszukiwanie',
    all: (name) => `Wszystko: ${name}`,
    whole: 'Wszystko',
    found: (count, shown) =>
      plural(count, {
        one: `${shown} kategoria`,
        few: `${shown} kategorie`,
        other: `${shown} kategorii`,
      }),
    nothing: 'Brak pasujących kategorii.',
    nothingAdvice: 'Spróbuj innego słowa albo wpisz mniej liter.',
    empty: 'Brak kategorii',
    chosen: (_count, shown) => `Wybrano: ${shown}`,
    clear: 'Wyczyść wszystko',
    cleared: 'Nie wybrano kategorii',
    loading: 'Wczytywanie kategorii…',
    failed: 'Nie udało się wczytać kategorii.',
  },

  fuelPrices: {
    heading: 'Ceny paliw',
    regular: 'Benzyna 95',
    midGrade: 'Benzyna klasy średniej',
    premium: 'Benzyna premium',
    diesel: 'Olej napędowy',
    e85: 'Etanol (E85)',
    otherFuel: 'Inne paliwo',
    perLiter: 'za litr',
    perGallon: 'za galon',
    withoutCurrency: 'waluta nieznana',
    converted: 'Przeliczono z innej jednostki.',
    timeUnknown: 'Ostatnia aktualizacja: nieznana',
  },

  locateButton: {
    label: 'Użyj mojej lokalizacji',
    locating: 'Ustalanie Twojej lokalizacji…',
    found: 'Lokalizacja ustalona',
    denied: 'Lokalizacja jest zablokowana. Zezwól na nią w ustawieniach witryny w przeglądarce.',
    unavailable: 'Nie udało się ustalić Twojej lokalizacji.',
    timeout: 'Ustalanie Twojej lokalizacji trwało zbyt długo.',
  },

  notice: {
    offline: 'Brak połączenia. Wczytamy to, gdy wróci internet.',
    keyRefused: 'To nie jest tutaj dostępne.',
    failed: 'Nie udało się tego wczytać.',
    unavailable: 'Usługa tego nie oferuje.',
    retry: 'Spróbuj ponownie',
    undo: 'Cofnij',
    tooMany: 'Zbyt wiele zapytań.',
    busy: 'Usługa jest zajęta.',
    slow: 'To trwa dłużej niż zwykle.',
    tryingAgain: (when) => (when ? `Ponowna próba ${when}…` : 'Ponowna próba…'),
    tryAgain: (when) => (when ? `Spróbuj ponownie ${when}.` : 'Możesz już spróbować ponownie.'),
    inSeconds: 'za kilka sekund',
    inMinutes: 'za kilka minut',
    inHours: 'za kilka godzin',
    inDays: 'za kilka dni',
  },

  openIn: {
    openIn: 'Otwórz w…',
    apps: {
      google: 'Mapy Google',
      apple: 'Mapy Apple',
      waze: 'Waze',
      geo: 'Domyślna aplikacja map',
    },
    fromHere: 'z Twojej lokalizacji',
    cancel: 'Anuluj',
  },

  openingHours: {
    title: 'Godziny otwarcia',
    open: 'Otwarte',
    closed: 'Zamknięte',
    alwaysOpen: 'Otwarte całą dobę',
    alwaysClosed: 'Zamknięte cały tydzień',
    temporarily: 'Tymczasowo zamknięte',
    permanently: 'Zamknięte na stałe',
    closes: (time, day) => (day ? `zamknięcie: ${day} ${time}` : `zamknięcie: ${time}`),
    closesAtMidnight: 'zamknięcie o północy',
    opens: (time, day) => (day ? `otwarcie: ${day} ${time}` : `otwarcie: ${time}`),
    closesIn: (duration) => `Zamknięcie za ${duration}`,
    opensIn: (duration) => `Otwarcie za ${duration}`,
    today: 'Dzisiaj',
    dayClosed: 'Zamknięte',
    dayUnknown: 'Brak godzin',
    dayPartial: 'Godziny mogą się różnić',
    allDay: 'Otwarte całą dobę',
    zone: (name) => `Czas lokalny (${name})`,
    localTime: 'Czas lokalny',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} na ${most}`,
    reviews: (count, shown) =>
      plural(count, { one: `${shown} opinia`, few: `${shown} opinie`, other: `${shown} opinii` }),
  },

  photoGallery: {
    photos: 'Zdjęcia',
    photosOf: (place) => `Zdjęcia: ${place}`,
    photo: (shown, total) => `Zdjęcie ${shown} z ${total}`,
    open: (shown, total) => `Otwórz zdjęcie ${shown} z ${total}`,
    previous: 'Poprzednie zdjęcie',
    next: 'Następne zdjęcie',
    close: 'Zamknij zdjęcia',
    failed: 'Nie udało się wczytać zdjęć.',
  },

  placeCard: {
    loading: 'Wczytywanie miejsca…',
    unnamed: 'Miejsce bez nazwy',
    notFound: 'Nie znaleźliśmy tego miejsca.',
    which: 'O które miejsce chodzi?',
    several: places,
    more: (_count, shown) => `i jeszcze ${shown}`,
    others: 'Inne wyniki',
    failed: 'Nie udało się wczytać tego miejsca.',
    actions: 'Działania',
    directions: 'Trasa',
    call: 'Zadzwoń',
    website: 'Strona',
    share: 'Udostępnij',
    copyAddress: 'Kopiuj adres',
    copyCoordinates: 'Kopiuj współrzędne',
    copied: 'Skopiowano',
    copyFailed: 'Nie udało się skopiować.',
    details: 'Więcej szczegółów',
    address: 'Adres',
    category: 'Kategoria',
    brand: 'Marka',
    area: 'Obszar',
    coordinates: 'Współrzędne',
    accuracy: (shown, most) => `Zgodność: ${shown} z ${most}`,
  },

  placeDetails: {
    sponsored: 'Sponsorowane',
    more: 'Więcej',
    less: 'Mniej',
    nationalPhone: 'Numer krajowy',
    mobile: 'Komórka',
    fax: 'Faks',
    extension: 'wewn.',
    website: 'Strona internetowa',
    facts: 'Warto wiedzieć',
    price: 'Ceny',
    cuisines: 'Kuchnia',
    specialFeatures: 'Udogodnienia',
    goodFor: 'Dobre na',
    reservations: 'Rezerwacje',
    dressCode: 'Strój',
    features: 'Cechy',
    wifi: 'Wi-Fi',
    smoking: 'Palenie',
    parking: 'Parking',
    shuttleService: 'Transfer',
    paymentMethods: 'Płatność',
    tips: 'Wskazówki',
  },

  reverseGeocode: {
    heading: 'Co tu jest',
    loading: 'Szukanie adresu…',
    nothing: 'Brak adresu w tym miejscu',
    failed: 'Nie udało się znaleźć tego adresu.',
    coordinates: 'Współrzędne',
  },

  placeSearch: {
    label: 'Szukaj miejsca',
    placeholder: 'Miejsce lub adres',
    clear: 'Wyczyść',
    list: 'Podpowiedzi',
    loading: 'Szukanie…',
    found: (count, shown) =>
      plural(count, {
        one: `${shown} podpowiedź`,
        few: `${shown} podpowiedzi`,
        other: `${shown} podpowiedzi`,
      }),
    nothing: 'Brak wyników',
    nothingAdvice: 'Sprawdź pisownię albo skróć zapytanie.',
    short: (least, shown) =>
      plural(least, {
        one: `Wpisz co najmniej ${shown} literę`,
        few: `Wpisz co najmniej ${shown} litery`,
        other: `Wpisz co najmniej ${shown} liter`,
      }),
    needsLocation: 'Szukać w pobliżu?',
    useMyLocation: 'Użyj mojej lokalizacji',
    locating: 'Ustalanie Twojej lokalizacji…',
    denied: 'Lokalizacja jest zablokowana. Zezwól na nią w ustawieniach witryny w przeglądarce.',
    unavailable: 'Nie udało się ustalić Twojej lokalizacji.',
    timeout: 'Ustalanie Twojej lokalizacji trwało zbyt długo.',
    failed: 'Wyszukiwanie teraz nie działa.',
    recent: (count, shown) =>
      plural(count, {
        one: `${shown} ostatnie miejsce`,
        few: `${shown} ostatnie miejsca`,
        other: `${shown} ostatnich miejsc`,
      }),
    editRecent: 'Edytuj ostatnie miejsca',
    removed: (line) => `Usunięto: ${line}`,
    close: 'Zamknij wyszukiwanie',
    chosen: (line) => `Wybrano: ${line}`,
    chooseOne: 'Wybierz miejsce z listy.',
    coordinate: 'Przejdź do tych współrzędnych',
    addByHand: 'Wpisz adres ręcznie',
    category: 'Pokaż wszystkie w pobliżu',
    brand: 'Marka',
    area: 'Obszar',
  },

  maneuvers: {
    start: (step) => onto(step.compass ? `kieruj się na ${compass[step.compass]}` : 'ruszaj', step),
    turn: (step) => onto(turning(step), step),
    'u-turn': (step) => thenOn(sideways('zawróć', step), step),
    continue: (step) => onto('kontynuuj', step),
    'name-change': (step) => onto('kontynuuj', step),
    'enter-highway': (step) => onto(beside('wjedź na autostradę wjazdem', step), step),
    'exit-highway': (step) => toward(beside('zjedź zjazdem', step), step),
    ramp: (step) => toward(beside('wjedź na łącznicę', step), step),
    merge: (step) => onto(sideways('włącz się do ruchu', step), step),
    keep: (step) => onto(`na rozwidleniu ${keeping(step)}`, step),
    'keep-highway': (step) => onto(`na rozwidleniu autostrady ${keeping(step)}`, step),
    'keep-surface': (step) => onto(`na rozwidleniu ${keeping(step)}`, step),
    'stay-highway': (step) =>
      onto(`na rozwidleniu autostrady ${keeping(step)} i nie zjeżdżaj z autostrady`, step),
    'stay-surface': (step) =>
      onto(`na rozwidleniu ${keeping(step)} i pozostań na tej samej drodze`, step),
    'enter-roundabout': (step) =>
      onto(step.exit ? `na rondzie zjedź ${step.exit}. zjazdem` : 'wjedź na rondo', step),
    'leave-roundabout': (step) =>
      onto(step.exit ? `opuść rondo ${step.exit}. zjazdem` : 'opuść rondo', step),
    'straight-through-rotary': (step) =>
      onto(`na rondzie kieruj się prosto${step.exit ? ` (${step.exit}. zjazd)` : ''}`, step),
    'enter-tunnel': (step) => onto('kieruj się przez tunel', step),
    'leave-tunnel': (step) => onto(step.road ? 'za tunelem kontynuuj' : 'wyjedź z tunelu', step),
    'enter-bridge': (step) => onto('kieruj się przez most', step),
    'take-ferry': ({ road }) => (road ? `wjedź na prom ${road}` : 'wjedź na prom'),
    'leave-ferry': (step) => thenOn('zjedź z promu', step),
    'continue-on-foot': (step) => onto('idź dalej pieszo', step),
    'enter-private-road': (step) =>
      onto(step.side ? `${turning(step)} w drogę prywatną` : 'wjedź na drogę prywatną', step),
    'enter-country': (step) =>
      thenOn(step.country ? `przekrocz granicę (${step.country})` : 'przekrocz granicę', step),
    stairs: (step) => toward(beside('skorzystaj ze schodów', step), step),
    escalator: (step) => toward(beside('skorzystaj ze schodów ruchomych', step), step),
    arrive: (step) => (step.side ? beside('cel podróży jest', step) : 'jesteś u celu podróży'),
    arriveAtStop: (step) =>
      step.side
        ? beside(`przystanek ${step.stop ?? ''} jest`, step)
        : `jesteś na miejscu: przystanek ${step.stop ?? ''}`,
    unknown: (step) => onto('kontynuuj zgodnie z trasą', step),
    immediately: (sentence) => `potem ${sentence}`,
    driveOn: {
      left: 'Odtąd obowiązuje ruch lewostronny.',
      right: 'Odtąd obowiązuje ruch prawostronny.',
    },
    follow: (distance) => `przez ${distance}`,
    endingOn: (road) => `na końcu: ${road}`,
  },

  maneuverList: {
    list: 'Wskazówki dojazdu',
    from: 'Z',
    to: 'Do',
    noRoute: 'Nie znaleziono trasy',
    noRouteAdvice: 'Przesuń początek lub cel albo unikaj mniej rzeczy.',
    noSteps: 'Brak szczegółowych wskazówek dla tej trasy',
    showAll: (count, shown) =>
      plural(count, {
        one: `Pokaż ${shown} krok`,
        few: `Pokaż wszystkie ${shown} kroki`,
        other: `Pokaż wszystkie kroki: ${shown}`,
      }),
    copy: 'Kopiuj',
    copied: 'Skopiowano wskazówki',
    copyFailed: 'Nie udało się skopiować wskazówek.',
  },

  routeOptions: {
    vehicle: 'Transport',
    vehicles: { car: 'Samochód', truck: 'Ciężarówka', bicycle: 'Rower', pedestrian: 'Pieszo' },
    optimize: 'Preferuj',
    optimizations: {
      fastest: 'Najszybsza',
      shortest: 'Najkrótsza',
      easiest: 'Najmniej skrętów',
    },
    avoid: 'Unikaj',
    avoidances: {
      toll: 'Opłaty drogowe',
      highway: 'Autostrady',
      uturn: 'Zawracanie',
      unpaved: 'Drogi nieutwardzone',
      ferry: 'Promy',
    },
    carpool: 'Używaj pasów dla kilku osób w aucie',
  },

  routeSummary: {
    label: 'Podsumowanie trasy',
    unknownDistance: 'Odległość nieznana',
    unknownDuration: 'Czas nieznany',
    arrive: (time) => `Przyjazd: ${time}`,
    via: (road) => `przez: ${road}`,
    by: {
      car: 'Samochodem',
      truck: 'Ciężarówką',
      bicycle: 'Rowerem',
      pedestrian: 'Pieszo',
    },
    unmet: {
      hov: 'Na tej trasie jest pas dla kilku osób w aucie',
      toll: 'Na tej trasie jest droga płatna',
      highway: 'Na tej trasie jest autostrada',
      uturn: 'Na tej trasie trzeba zawrócić',
      unpaved: 'Na tej trasie jest droga nieutwardzona',
      ferry: 'Na tej trasie jest prom',
    },
  },

  savedPlaces: {
    list: 'Ostatnie miejsca',
    pin: (line) => `Przypnij: ${line}`,
    remove: (line) => `Usuń: ${line}`,
    removeAll: 'Usuń wszystkie',
    done: 'Gotowe',
  },

  searchResults: {
    list: 'Wyniki wyszukiwania',
    idle: 'Miejsca pojawią się tu, gdy zaczniesz szukać.',
    loading: 'Szukanie…',
    found: places,
    nothing: 'Brak wyników',
    edit: 'Zmień wyszukiwanie',
    nothingAdvice: 'Sprawdź pisownię albo szukaj gdzie indziej.',
    nothingChosenAdvice: 'Sprawdź pisownię, wybierz mniej filtrów albo szukaj gdzie indziej.',
    nothingInside: 'Brak miejsc na tym obszarze',
    nothingInsideAdvice: 'Spróbuj innego wyszukiwania.',
    unnamed: 'Miejsce bez nazwy',
    sort: 'Sortuj według',
    relevance: 'Trafność',
    byDistance: (from) => `Odległość ${from}`,
    byRating: 'Ocena',
    byPrice: 'Cena',
    cheapest: 'Najtaniej',
    filters: 'Filtry',
    openNow: 'Otwarte teraz',
    rated: (rating) => `Ocena od ${rating}`,
    clearFilters: 'Wyczyść filtry',
    filtered: (shown, of) => `${of}, pasuje: ${shown}`,
    nonePasses: 'Nic nie pasuje do filtrów.',
    hoursUnknown: (_count, shown) => `Miejsca ukryte z powodu nieznanych godzin: ${shown}.`,
    ratingUnknown: (_count, shown) => `Miejsca ukryte z powodu braku oceny: ${shown}.`,
    showUnknown: 'Pokaż mimo to',
    bounded: 'Może być więcej.',
    fromYou: 'od Ciebie',
    fromMapCenter: 'od środka mapy',
    fromSearchCenter: 'od środka wyszukiwania',
    fromPlace: (name) => `od: ${name}`,
    more: 'Pokaż więcej',
    searchOn: 'Szukaj dalej',
    loadingMore: 'Wczytywanie kolejnych…',
    moreFailed: 'Nie udało się wczytać kolejnych.',
    refreshFailed: 'Te wyniki mogą być nieaktualne.',
    showAll: (_count, shown) => `Pokaż wszystkie miejsca (${shown})`,
    failed: 'Wyszukiwanie teraz nie działa.',
  },
}
