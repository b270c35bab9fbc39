import { pluralOf, type ReactMessages } from '@signpost/react'
import { pl as react } from '@signpost/react/messages/pl'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('pl')

/** Polish, of the components with a map and of all others. */
export const pl: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'Trasa',
    origin: 'Z',
    destination: 'Do',
    swap: 'Zamień początek i cel',
    addStop: 'Dodaj przystanek',
    addStopHere: 'Dodaj przystanek tutaj',
    stop: (shown) => (shown ? `Przystanek ${shown}` : 'Przystanek'),
    removeStop: 'Usuń',
    move: 'Przenieś',
    moveHelp: 'Przeciągnij, użyj strzałek albo naciśnij, a potem naciśnij uchwyt w nowym miejscu.',
    lifted: (name) => `${name}: wybierz nowe miejsce.`,
    moved: (name, position, count) => `${name}: ${position} z ${count}`,
    removed: (name) => `Usunięto: ${name}`,
    missing: (from, to) => `Brak trasy: ${from} – ${to}`,
    options: 'Opcje',
    pick: 'Wybierz na mapie',
    picking: 'Przesuń mapę pod pinezką albo kliknij miejsce.',
    pickHere: 'Użyj tego punktu',
    cancel: 'Anuluj',
    start: 'Wybierz początek i koniec trasy.',
    loading: 'Szukanie trasy…',
    none: 'Brak trasy między tymi punktami',
    noneAdvice: 'Spróbuj innego środka transportu.',
    noneAvoidingAdvice: 'Spróbuj innego środka transportu albo unikaj mniej rzeczy.',
    failed: 'Nie udało się wczytać trasy.',
    steps: 'Kroki',
    overview: 'Cała trasa',
    print: 'Drukuj',
    map: 'Mapa trasy',
  },

  mapView: {
    label: 'Mapa',
    loading: 'Wczytywanie mapy…',
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    north: 'Ustaw północ u góry',
    move: 'Przesuń mapę',
    moveUp: 'W górę',
    moveDown: 'W dół',
    moveLeft: 'W lewo',
    moveRight: 'W prawo',
    features: 'Miejsca na mapie',
    you: 'Twoja lokalizacja',
    attribution: 'Źródła mapy',
    holdControl: 'Przytrzymaj Ctrl i przewiń, aby powiększyć',
    holdCommand: 'Przytrzymaj ⌘ i przewiń, aby powiększyć',
    twoFingers: 'Przesuwaj mapę dwoma palcami',
    problems: {
      'no-webgl': 'Ta przeglądarka nie może narysować mapy: brak WebGL.',
      'context-lost': 'Mapa się zatrzymała. Zaraz wróci.',
      library: 'Nie udało się wczytać mapy.',
      worker: 'Nie udało się uruchomić mapy.',
      style: 'Nie udało się wczytać mapy.',
      tiles: 'Brak danych mapy dla tego obszaru',
      slow: 'Mapa wczytuje się powoli.',
    },
  },

  placeBrowser: {
    label: 'Miejsca',
    categories: 'Kategorie',
    nearby: 'Odkryj w pobliżu',
    close: 'Zamknij',
    height: 'Wysokość panelu',
    low: 'Niski',
    half: 'Połowa',
    full: 'Pełny',
  },

  placeMap: {
    searchArea: 'Szukaj w tym obszarze',
    cluster: (count, shown) =>
      plural(count, { one: `${shown} miejsce`, few: `${shown} miejsca`, other: `${shown} miejsc` }),
    close: 'Zamknij',
    pin: 'Wybrany punkt',
    pinHelp: 'Przesuwaj pinezkę strzałkami. Przytrzymaj Shift, aby robić większe kroki.',
    pinHere: 'Wyśrodkuj pinezkę',
  },

  storeLocator: {
    label: 'Sklepy',
    search: 'Adres, miejscowość lub kod pocztowy',
    none: 'Brak sklepów w pobliżu',
    noneAdvice: 'Spróbuj innego miejsca.',
    noneInside: 'Brak sklepów na tym obszarze',
    inside: 'Dostarczamy tutaj.',
    outside: 'Jeszcze tu nie dostarczamy.',
    failed: 'Nie udało się wczytać sklepów.',
    map: 'Mapa sklepów',
  },

  addressConfirm: {
    map: 'Mapa adresu',
    hint: 'Ustaw pinezkę przy wejściu: przeciągnij ją, naciśnij mapę albo użyj strzałek.',
    pin: 'Pinezka adresu',
    here: 'W miejscu pinezki',
    use: 'Użyj tego adresu',
    save: 'Zapisz adres',
  },
}
