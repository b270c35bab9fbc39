import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('de')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'Norden',
  'north-east': 'Nordosten',
  east: 'Osten',
  'south-east': 'Südosten',
  south: 'Süden',
  'south-west': 'Südwesten',
  west: 'Westen',
  'north-west': 'Nordwesten',
}

const turns = {
  left: 'links',
  right: 'rechts',
  'slight-left': 'leicht links',
  'slight-right': 'leicht rechts',
  'hard-left': 'scharf links',
  'hard-right': 'scharf rechts',
} as const

const hand = ({ side }: StepDetails): string => (side?.endsWith('left') ? 'links' : 'rechts')

/** „die Ausfahrt rechts Richtung …“ */
const taking = (what: string, step: StepDetails): string =>
  [what, step.side && hand(step), step.road && `Richtung ${step.road}`, 'nehmen']
    .filter(Boolean)
    .join(' ')

const keeping = (step: StepDetails): string =>
  step.side ? `${hand(step)} halten` : 'geradeaus weiter'

const onto = (act: string, { road }: StepDetails): string => (road ? `${act} auf ${road}` : act)
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} und weiter auf ${road}` : act

/** German. */
export const de: ReactMessages = {
  addressForm: {
    address: 'Adresse',
    unit: 'Wohnung, Stockwerk, Gebäude',
    neighborhood: 'Stadtteil',
    city: 'Ort',
    town: 'Stadt oder Ort',
    suburb: 'Vorort oder Ort',
    region: 'Bundesland oder Region',
    state: 'Bundesstaat',
    province: 'Provinz',
    prefecture: 'Präfektur',
    department: 'Departamento',
    county: 'Grafschaft',
    area: 'Gebiet',
    district: 'Bezirk',
    doSi: 'Do oder Si',
    emirate: 'Emirat',
    island: 'Insel',
    oblast: 'Gebiet (Oblast)',
    parish: 'Gemeinde (Parish)',
    townland: 'Ortsteil (Townland)',
    villageTownship: 'Dorf oder Gemeinde',
    postalCode: 'Postleitzahl',
    zip: 'Postleitzahl (ZIP)',
    postcode: 'Postleitzahl (Postcode)',
    cap: 'Postleitzahl (CAP)',
    plz: 'PLZ',
    cep: 'Postleitzahl (CEP)',
    eircode: 'Postleitzahl (Eircode)',
    pin: 'Postleitzahl (PIN)',
    country: 'Land',
    chooseCountry: 'Land auswählen',
    optional: 'freiwillig',
    codeLike: (example, digits) =>
      digits === undefined
        ? `Eine Postleitzahl sieht hier so aus: ${example}.`
        : `Eine Postleitzahl hat hier ${digits} Ziffern, zum Beispiel ${example}.`,
    chooseFromList: 'Wählen Sie einen Eintrag aus der Liste.',
    enterAddress: 'Geben Sie Straße und Hausnummer ein.',
    missing: 'Füllen Sie dieses Feld aus.',
    save: 'Adresse speichern',
    filling: 'Adresse wird eingetragen…',
    filled: 'Adresse eingetragen.',
    incomplete: 'Wir haben eingetragen, was wir wissen. Bitte ergänzen Sie den Rest.',
    failed: 'Den Rest konnten wir nicht finden. Bitte tragen Sie ihn ein.',
    undone: 'Änderungen rückgängig gemacht.',
    kept: 'Eingabe übernommen.',
    checking: 'Adresse wird geprüft…',
    didYouMean: 'Meinten Sie diese Adresse?',
    partlyKnown: 'Wir konnten nicht die ganze Adresse bestätigen. Stimmt sie?',
    notFound: 'Wir konnten diese Adresse nicht finden. Stimmt sie?',
    accept: 'Diese Adresse verwenden',
    keep: 'Eingabe behalten',
    change: 'Bearbeiten',
    changed: (label, now, was) =>
      was ? `${label}: ${now}, vorher ${was}` : `${label}: ${now}, neu`,
    doubtful: (label) => `${label}: bitte prüfen`,
    keepTyped: (text) => `„${text}“ so übernehmen`,
    numbers: (count, shown) =>
      plural(count, {
        one: `${shown} Adresse. Wählen Sie eine Nummer.`,
        other: `${shown} Adressen. Wählen Sie eine Nummer.`,
      }),
    inside: 'Wir liefern an diese Adresse.',
    outside: 'An diese Adresse liefern wir noch nicht.',
  },

  brandPicker: {
    label: 'Marken',
    search: 'Marke suchen',
    clearSearch: 'Suche leeren',
    country: 'Land',
    tiers: {
      best: 'Am bekanntesten',
      well: 'Bekannt',
      more: 'Weitere Marken',
    },
    found: (count, shown) => plural(count, { one: `${shown} Marke`, other: `${shown} Marken` }),
    nothing: 'Keine passenden Marken.',
    nothingAdvice: 'Prüfen Sie die Schreibweise oder geben Sie weniger Buchstaben ein.',
    empty: 'Keine Marken hier',
    noCountry: 'Welches Land?',
    noCountryAdvice: 'Marken sind nach Ländern geordnet.',
    chosen: (_count, shown) => `${shown} ausgewählt`,
    chosenList: 'Ausgewählte Marken',
    added: (name) => `${name} ausgewählt`,
    removed: (name) => `${name} entfernt`,
    remove: (name) => `${name} entfernen`,
    clear: 'Alle entfernen',
    cleared: 'Alle Marken entfernt',
    loading: 'Marken werden geladen…',
    failed: 'Wir konnten die Marken nicht laden.',
  },

  categoryBrowser: {
    label: 'Kategorien',
    search: 'Kategorie suchen',
    clearSearch: 'Suche leeren',
    all: (name) => `Alles: ${name}`,
    whole: 'Alle',
    found: (count, shown) =>
      plural(count, { one: `${shown} Kategorie`, other: `${shown} Kategorien` }),
    nothing: 'Keine passenden Kategorien.',
    nothingAdvice: 'Versuchen Sie ein anderes Wort oder geben Sie weniger Buchstaben ein.',
    empty: 'Keine Kategorien hier',
    chosen: (_count, shown) => `${shown} ausgewählt`,
    clear: 'Auswahl aufheben',
    cleared: 'Keine Kategorie ausgewählt',
    loading: 'Kategorien werden geladen…',
    failed: 'Wir konnten die Kategorien nicht laden.',
  },

  fuelPrices: {
    heading: 'Kraftstoffpreise',
    regular: 'Normal',
    midGrade: 'Super',
    premium: 'Super Plus',
    diesel: 'Diesel',
    e85: 'Bioethanol (E85)',
    otherFuel: 'Anderer Kraftstoff',
    perLiter: 'pro Liter',
    perGallon: 'pro Gallone',
    withoutCurrency: 'Währung unbekannt',
    converted: 'Aus einer anderen Einheit umgerechnet.',
    timeUnknown: 'Letzte Aktualisierung: unbekannt',
  },

  locateButton: {
    label: 'Meinen Standort verwenden',
    locating: 'Standort wird gesucht…',
    found: 'Standort gefunden',
    denied:
      'Der Standort ist blockiert. Erlauben Sie ihn in den Website-Einstellungen Ihres Browsers.',
    unavailable: 'Wir konnten Ihren Standort nicht finden.',
    timeout: 'Die Suche nach Ihrem Standort hat zu lange gedauert.',
  },

  notice: {
    offline: 'Sie sind offline. Das wird geladen, sobald Sie wieder verbunden sind.',
    keyRefused: 'Das ist hier nicht verfügbar.',
    failed: 'Das konnte nicht geladen werden.',
    unavailable: 'Das bietet dieser Dienst nicht an.',
    retry: 'Erneut versuchen',
    undo: 'Rückgängig',
    tooMany: 'Zu viele Anfragen.',
    busy: 'Der Dienst ist ausgelastet.',
    slow: 'Das dauert länger als sonst.',
    tryingAgain: (when) => (when ? `Neuer Versuch ${when}…` : 'Neuer Versuch…'),
    tryAgain: (when) =>
      when ? `Versuchen Sie es ${when} noch einmal.` : 'Sie können es jetzt noch einmal versuchen.',
    inSeconds: 'in wenigen Sekunden',
    inMinutes: 'in einigen Minuten',
    inHours: 'in einigen Stunden',
    inDays: 'in einigen Tagen',
  },
  openIn: {
    openIn: 'Öffnen in…',
    apps: {
      google: 'Google Maps',
      apple: 'Apple Karten',
      waze: 'Waze',
      geo: 'Standard-Karten-App',
    },
    fromHere: 'von Ihrem Standort aus',
    cancel: 'Abbrechen',
  },

  openingHours: {
    title: 'Öffnungszeiten',
    open: 'Geöffnet',
    closed: 'Geschlossen',
    alwaysOpen: 'Rund um die Uhr geöffnet',
    alwaysClosed: 'Die ganze Woche geschlossen',
    temporarily: 'Vorübergehend geschlossen',
    permanently: 'Dauerhaft geschlossen',
    closes: (time, day) => (day ? `schließt ${day} ${time}` : `schließt um ${time}`),
    closesAtMidnight: 'schließt um Mitternacht',
    opens: (time, day) => (day ? `öffnet ${day} ${time}` : `öffnet um ${time}`),
    closesIn: (duration) => `Schließt in ${duration}`,
    opensIn: (duration) => `Öffnet in ${duration}`,
    today: 'Heute',
    dayClosed: 'Geschlossen',
    dayUnknown: 'Öffnungszeiten unbekannt',
    dayPartial: 'Zeiten können abweichen',
    allDay: '24 Stunden geöffnet',
    zone: (name) => `Ortszeit (${name})`,
    localTime: 'Ortszeit',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} von ${most}`,
    reviews: (count, shown) =>
      plural(count, { one: `${shown} Bewertung`, other: `${shown} Bewertungen` }),
  },

  photoGallery: {
    photos: 'Fotos',
    photosOf: (place) => `Fotos: ${place}`,
    photo: (shown, total) => `Foto ${shown} von ${total}`,
    open: (shown, total) => `Foto ${shown} von ${total} öffnen`,
    previous: 'Vorheriges Foto',
    next: 'Nächstes Foto',
    close: 'Fotos schließen',
    failed: 'Die Fotos konnten nicht geladen werden.',
  },

  placeCard: {
    loading: 'Ort wird geladen…',
    unnamed: 'Ort ohne Namen',
    notFound: 'Wir konnten diesen Ort nicht finden.',
    which: 'Welchen Ort meinen Sie?',
    several: (count, shown) => plural(count, { one: `${shown} Ort`, other: `${shown} Orte` }),
    more: (_count, shown) => `und ${shown} weitere`,
    others: 'Andere Treffer',
    failed: 'Wir konnten diesen Ort nicht laden.',
    actions: 'Aktionen',
    directions: 'Route',
    call: 'Anrufen',
    website: 'Website',
    share: 'Teilen',
    copyAddress: 'Adresse kopieren',
    copyCoordinates: 'Koordinaten kopieren',
    copied: 'Kopiert',
    copyFailed: 'Kopieren fehlgeschlagen.',
    details: 'Mehr Details',
    address: 'Adresse',
    category: 'Kategorie',
    brand: 'Marke',
    area: 'Gebiet',
    coordinates: 'Koordinaten',
    accuracy: (shown, most) => `Übereinstimmung: ${shown} von ${most}`,
  },

  placeDetails: {
    sponsored: 'Gesponsert',
    more: 'Mehr',
    less: 'Weniger',
    nationalPhone: 'Nationale Nummer',
    mobile: 'Mobil',
    fax: 'Fax',
    extension: 'Durchwahl',
    website: 'Website',
    facts: 'Gut zu wissen',
    price: 'Preis',
    cuisines: 'Küche',
    specialFeatures: 'Ausstattung',
    goodFor: 'Geeignet für',
    reservations: 'Reservierung',
    dressCode: 'Kleiderordnung',
    features: 'Merkmale',
    wifi: 'WLAN',
    smoking: 'Rauchen',
    parking: 'Parken',
    shuttleService: 'Pendelbus',
    paymentMethods: 'Zahlung',
    tips: 'Tipps',
  },

  reverseGeocode: {
    heading: 'Was ist hier?',
    loading: 'Adresse wird gesucht…',
    nothing: 'Keine Adresse hier',
    failed: 'Wir konnten diese Adresse nicht finden.',
    coordinates: 'Koordinaten',
  },

  placeSearch: {
    label: 'Ort suchen',
    placeholder: 'Ort oder Adresse',
    clear: 'Leeren',
    list: 'Vorschläge',
    loading: 'Suche läuft…',
    found: (count, shown) =>
      plural(count, { one: `${shown} Vorschlag`, other: `${shown} Vorschläge` }),
    nothing: 'Keine Ergebnisse',
    nothingAdvice: 'Prüfen Sie die Schreibweise oder suchen Sie mit weniger Wörtern.',
    short: (least, shown) =>
      plural(least, {
        one: `Mindestens ${shown} Buchstabe`,
        other: `Mindestens ${shown} Buchstaben`,
      }),
    needsLocation: 'In Ihrer Nähe suchen?',
    useMyLocation: 'Meinen Standort verwenden',
    locating: 'Standort wird gesucht…',
    denied:
      'Der Standort ist blockiert. Erlauben Sie ihn in den Website-Einstellungen Ihres Browsers.',
    unavailable: 'Wir konnten Ihren Standort nicht finden.',
    timeout: 'Die Suche nach Ihrem Standort hat zu lange gedauert.',
    failed: 'Die Suche funktioniert gerade nicht.',
    recent: (count, shown) =>
      plural(count, {
        one: `${shown} zuletzt gewählter Ort`,
        other: `${shown} zuletzt gewählte Orte`,
      }),
    editRecent: 'Zuletzt gewählte Orte bearbeiten',
    removed: (line) => `${line} entfernt`,
    close: 'Suche schließen',
    chosen: (line) => `${line} ausgewählt`,
    chooseOne: 'Wählen Sie einen Ort aus der Liste.',
    coordinate: 'Zu diesen Koordinaten',
    addByHand: 'Adresse manuell eingeben',
    category: 'Alle in der Nähe anzeigen',
    brand: 'Marke',
    area: 'Gebiet',
  },

  maneuvers: {
    start: ({ compass: point, road }) =>
      [road ? `auf ${road}` : '', point ? `Richtung ${compass[point]}` : '', 'starten']
        .filter(Boolean)
        .join(' '),
    turn: (step) => onto(step.side ? `${turns[step.side]} abbiegen` : 'abbiegen', step),
    'u-turn': (step) => thenOn(step.side ? `nach ${hand(step)} wenden` : 'wenden', step),
    continue: ({ road }) => (road ? `weiter auf ${road}` : 'dem Straßenverlauf folgen'),
    'name-change': ({ road }) => (road ? `weiter auf ${road}` : 'dem Straßenverlauf folgen'),
    'enter-highway': ({ side, road }) =>
      [side && hand({ side }), road ? `auf ${road}` : 'auf die Autobahn', 'auffahren']
        .filter(Boolean)
        .join(' '),
    'exit-highway': (step) => taking('die Ausfahrt', step),
    ramp: (step) => taking('die Auffahrt', step),
    merge: (step) => onto(step.side ? `${hand(step)} einfädeln` : 'einfädeln', step),
    keep: (step) => onto(`an der Gabelung ${keeping(step)}`, step),
    'keep-highway': (step) => onto(`an der Autobahngabelung ${keeping(step)}`, step),
    'keep-surface': (step) => onto(`an der Gabelung ${keeping(step)}`, step),
    'stay-highway': (step) =>
      `an der Autobahngabelung ${keeping(step)} und auf ${step.road ?? 'der Autobahn'} bleiben`,
    'stay-surface': (step) =>
      `an der Gabelung ${keeping(step)} und auf ${step.road ?? 'der Straße'} bleiben`,
    'enter-roundabout': (step) => {
      if (step.exit)
        return taking(`im Kreisverkehr die ${step.exit}. Ausfahrt`, { road: step.road })
      return step.road
        ? `in den Kreisverkehr ${step.road} einfahren`
        : 'in den Kreisverkehr einfahren'
    },
    'leave-roundabout': (step) => {
      const at = step.exit ? ` an der ${step.exit}. Ausfahrt` : ''
      return onto(`den Kreisverkehr${at} verlassen`, step)
    },
    'straight-through-rotary': (step) => {
      const at = step.exit ? ` (${step.exit}. Ausfahrt)` : ''
      return onto(`im Kreisverkehr geradeaus weiter${at}`, step)
    },
    'enter-tunnel': ({ road }) => (road ? `auf ${road} durch den Tunnel` : 'durch den Tunnel'),
    'leave-tunnel': ({ road }) =>
      road ? `nach dem Tunnel weiter auf ${road}` : 'den Tunnel verlassen',
    'enter-bridge': ({ road }) => (road ? `auf ${road} über die Brücke` : 'über die Brücke'),
    'take-ferry': ({ road }) => (road ? `die Fähre ${road} nehmen` : 'die Fähre nehmen'),
    'leave-ferry': (step) => thenOn('die Fähre verlassen', step),
    'continue-on-foot': (step) => onto('zu Fuß weiter', step),
    'enter-private-road': ({ side, road }) => {
      const way = road ? `die Privatstraße ${road}` : 'die Privatstraße'
      return side ? `${turns[side]} auf ${way} abbiegen` : `${way} nehmen`
    },
    'enter-country': (step) =>
      thenOn(
        step.country ? `die Grenze überqueren (${step.country})` : 'die Grenze überqueren',
        step,
      ),
    stairs: (step) => taking('die Treppe', step),
    escalator: (step) => taking('die Rolltreppe', step),
    arrive: (step) =>
      step.side
        ? `Ankunft am Ziel, auf der ${hand(step) === 'links' ? 'linken' : 'rechten'} Seite`
        : 'Ankunft am Ziel',
    arriveAtStop: (step) =>
      step.side
        ? `Ankunft am Stopp ${step.stop ?? ''}, auf der ${hand(step) === 'links' ? 'linken' : 'rechten'} Seite`
        : `Ankunft am Stopp ${step.stop ?? ''}`,
    unknown: ({ road }) => (road ? `weiter zu: ${road}` : 'weiter'),
    immediately: (sentence) => `danach ${sentence}`,
    driveOn: {
      left: 'Ab hier gilt Linksverkehr.',
      right: 'Ab hier gilt Rechtsverkehr.',
    },
    follow: (distance) => `${distance} folgen`,
    endingOn: (road) => `zuletzt auf ${road}`,
  },

  maneuverList: {
    list: 'Wegbeschreibung',
    from: 'Start',
    to: 'Ziel',
    noRoute: 'Keine Route gefunden',
    noRouteAdvice: 'Verschieben Sie Start oder Ziel oder vermeiden Sie weniger.',
    noSteps: 'Keine Wegbeschreibung für diese Route',
    showAll: (count, shown) =>
      plural(count, {
        one: `${shown} Schritt anzeigen`,
        other: `Alle ${shown} Schritte anzeigen`,
      }),
    copy: 'Kopieren',
    copied: 'Wegbeschreibung kopiert',
    copyFailed: 'Die Wegbeschreibung konnte nicht kopiert werden.',
  },

  routeOptions: {
    vehicle: 'Verkehrsmittel',
    vehicles: {
      car: 'Auto',
      truck: 'Lkw',
      bicycle: 'Fahrrad',
      pedestrian: 'Zu Fuß',
    },
    optimize: 'Bevorzugen',
    optimizations: {
      fastest: 'Schnellste',
      shortest: 'Kürzeste',
      easiest: 'Am wenigsten abbiegen',
    },
    avoid: 'Vermeiden',
    avoidances: {
      toll: 'Maut',
      highway: 'Autobahnen',
      uturn: 'Wenden',
      unpaved: 'Unbefestigte Straßen',
      ferry: 'Fähren',
    },
    carpool: 'Spuren für Fahrgemeinschaften nutzen',
  },

  routeSummary: {
    label: 'Routenübersicht',
    unknownDistance: 'Entfernung unbekannt',
    unknownDuration: 'Dauer unbekannt',
    arrive: (time) => `Ankunft: ${time}`,
    via: (road) => `über ${road}`,
    by: {
      car: 'Mit dem Auto',
      truck: 'Mit dem Lkw',
      bicycle: 'Mit dem Fahrrad',
      pedestrian: 'Zu Fuß',
    },
    unmet: {
      hov: 'Diese Route nutzt eine Spur für Fahrgemeinschaften',
      toll: 'Diese Route ist mautpflichtig',
      highway: 'Diese Route führt über eine Autobahn',
      uturn: 'Diese Route enthält ein Wendemanöver',
      unpaved: 'Diese Route führt über eine unbefestigte Straße',
      ferry: 'Diese Route nutzt eine Fähre',
    },
  },

  savedPlaces: {
    list: 'Zuletzt gewählte Orte',
    pin: (line) => `${line} anheften`,
    remove: (line) => `${line} entfernen`,
    removeAll: 'Alle entfernen',
    done: 'Fertig',
  },

  searchResults: {
    list: 'Suchergebnisse',
    idle: 'Hier erscheinen Orte, sobald Sie suchen.',
    loading: 'Suche läuft…',
    found: (count, shown) => plural(count, { one: `${shown} Ort`, other: `${shown} Orte` }),
    nothing: 'Keine Ergebnisse',
    edit: 'Suche ändern',
    nothingAdvice: 'Prüfen Sie die Schreibweise oder suchen Sie anderswo.',
    nothingChosenAdvice:
      'Prüfen Sie die Schreibweise, wählen Sie weniger Filter oder suchen Sie anderswo.',
    nothingInside: 'Keine Orte in diesem Gebiet',
    nothingInsideAdvice: 'Versuchen Sie eine andere Suche.',
    unnamed: 'Ort ohne Namen',
    sort: 'Sortieren nach',
    relevance: 'Relevanz',
    byDistance: (from) => `Entfernung ${from}`,
    byRating: 'Bewertung',
    byPrice: 'Preis',
    cheapest: 'Am günstigsten',
    filters: 'Filter',
    openNow: 'Jetzt geöffnet',
    rated: (rating) => `Bewertung ab ${rating}`,
    clearFilters: 'Filter entfernen',
    filtered: (shown, of) => `${of}, passend: ${shown}`,
    nonePasses: 'Nichts passt zu Ihren Filtern.',
    hoursUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} Ort ist ausgeblendet: Seine Öffnungszeiten sind nicht bekannt.`,
        other: `${shown} Orte sind ausgeblendet: Ihre Öffnungszeiten sind nicht bekannt.`,
      }),
    ratingUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} Ort ist ausgeblendet: Er hat keine Bewertung.`,
        other: `${shown} Orte sind ausgeblendet: Sie haben keine Bewertung.`,
      }),
    showUnknown: 'Trotzdem anzeigen',
    bounded: 'Es kann noch mehr geben.',
    fromYou: 'von Ihnen',
    fromMapCenter: 'von der Kartenmitte',
    fromSearchCenter: 'von der Mitte der Suche',
    fromPlace: (name) => `von ${name}`,
    more: 'Mehr anzeigen',
    searchOn: 'Weitersuchen',
    loadingMore: 'Weitere werden geladen…',
    moreFailed: 'Weitere konnten nicht geladen werden.',
    refreshFailed: 'Diese Ergebnisse sind vielleicht nicht mehr aktuell.',
    showAll: (_count, shown) => `Alle ${shown} Orte anzeigen`,
    failed: 'Die Suche funktioniert gerade nicht.',
  },
}
