import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('nl')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'noordelijke',
  'north-east': 'noordoostelijke',
  east: 'oostelijke',
  'south-east': 'zuidoostelijke',
  south: 'zuidelijke',
  'south-west': 'zuidwestelijke',
  west: 'westelijke',
  'north-west': 'noordwestelijke',
}

const turns = {
  left: 'sla linksaf',
  right: 'sla rechtsaf',
  'slight-left': 'buig links af',
  'slight-right': 'buig rechts af',
  'hard-left': 'sla scherp linksaf',
  'hard-right': 'sla scherp rechtsaf',
} as const

const hand = ({ side }: StepDetails): string => (side?.endsWith('left') ? 'links' : 'rechts')

/** “links”, after the thing that is there. */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} ${hand(step)}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'sla af')
const keeping = (step: StepDetails): string =>
  step.side ? `houd ${hand(step)} aan` : 'ga rechtdoor'

const onto = (act: string, { road }: StepDetails): string => (road ? `${act} naar ${road}` : act)
const toward = (act: string, { road }: StepDetails): string =>
  road ? `${act} richting ${road}` : act
const along = (act: string, { road }: StepDetails): string => (road ? `${act} op ${road}` : act)
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} en vervolg op ${road}` : act

const places = (count: number, shown: string): string =>
  plural(count, { one: `${shown} plaats`, other: `${shown} plaatsen` })

/** Dutch. */
export const nl: ReactMessages = {
  addressForm: {
    address: 'Adres',
    unit: 'Appartement, verdieping, gebouw',
    neighborhood: 'Wijk',
    city: 'Plaats',
    town: 'Plaats of stad',
    suburb: 'Voorstad of plaats',
    region: 'Staat of regio',
    state: 'Staat',
    province: 'Provincie',
    prefecture: 'Prefectuur',
    department: 'Departement',
    county: 'Graafschap',
    area: 'Gebied',
    district: 'Stadsdeel of district',
    doSi: 'Do of si',
    emirate: 'Emiraat',
    island: 'Eiland',
    oblast: 'Regio (oblast)',
    parish: 'Gemeente (parish)',
    townland: 'Buurtschap (townland)',
    villageTownship: 'Dorp of gemeente',
    postalCode: 'Postcode',
    zip: 'Postcode (ZIP)',
    postcode: 'Postcode',
    cap: 'Postcode (CAP)',
    plz: 'Postcode (PLZ)',
    cep: 'Postcode (CEP)',
    eircode: 'Postcode (Eircode)',
    pin: 'Postcode (PIN)',
    country: 'Land',
    chooseCountry: 'Kies een land',
    optional: 'optioneel',
    codeLike: (example, digits) =>
      digits === undefined
        ? `Een postcode ziet er hier zo uit: ${example}.`
        : `Een postcode heeft hier ${digits} cijfers, zoals ${example}.`,
    chooseFromList: 'Kies uit de lijst.',
    enterAddress: 'Vul een adres in.',
    missing: 'Vul dit veld in.',
    save: 'Adres opslaan',
    filling: 'Adres wordt ingevuld…',
    filled: 'Adres ingevuld.',
    incomplete: 'We hebben ingevuld wat we weten. Vul de rest zelf aan.',
    failed: 'We konden de rest niet opzoeken. Vul die zelf in.',
    undone: 'Wijzigingen ongedaan gemaakt.',
    kept: 'Invoer behouden.',
    checking: 'Adres wordt gecontroleerd…',
    didYouMean: 'Bedoel je dit adres?',
    partlyKnown: 'We konden niet het hele adres controleren. Klopt het?',
    notFound: 'We konden dit adres niet vinden. Klopt het?',
    accept: 'Dit adres gebruiken',
    keep: 'Invoer behouden',
    change: 'Bewerken',
    changed: (label, now, was) =>
      was ? `${label}: ${now}, was ${was}` : `${label}: ${now}, toegevoegd`,
    doubtful: (label) => `${label}: controleer dit`,
    keepTyped: (text) => `“${text}” zo gebruiken`,
    numbers: (count, shown) =>
      plural(count, {
        one: `${shown} adres. Kies een nummer.`,
        other: `${shown} adressen. Kies een nummer.`,
      }),
    inside: 'We bezorgen op dit adres.',
    outside: 'We bezorgen nog niet op dit adres.',
  },

  brandPicker: {
    label: 'Merken',
    search: 'Merken zoeken',
    clearSearch: 'Zoekopdracht wissen',
    country: 'Land',
    tiers: { best: 'Meest bekend', well: 'Bekend', more: 'Meer merken' },
    found: (count, shown) => plural(count, { one: `${shown} merk`, other: `${shown} merken` }),
    nothing: 'Geen merken gevonden.',
    nothingAdvice: 'Controleer de spelling of typ minder letters.',
    empty: 'Hier zijn geen merken',
    noCountry: 'Welk land?',
    noCountryAdvice: 'Merken staan per land.',
    chosen: (_count, shown) => `${shown} gekozen`,
    chosenList: 'Gekozen merken',
    added: (name) => `${name} gekozen`,
    removed: (name) => `${name} verwijderd`,
    remove: (name) => `${name} verwijderen`,
    clear: 'Alles verwijderen',
    cleared: 'Alle merken verwijderd',
    loading: 'Merken laden…',
    failed: 'We konden de merken niet laden.',
  },

  categoryBrowser: {
    label: 'Categorieën',
    search: 'Categorieën zoeken',
    clearSearch: 'Zoekopdracht wissen',
    all: (name) => `Alles: ${name}`,
    whole: 'Alles',
    found: (count, shown) =>
      plural(count, { one: `${shown} categorie`, other: `${shown} categorieën` }),
    nothing: 'Geen categorieën gevonden.',
    nothingAdvice: 'Probeer een ander woord of typ minder letters.',
    empty: 'Hier zijn geen categorieën',
    chosen: (_count, shown) => `${shown} gekozen`,
    clear: 'Alles wissen',
    cleared: 'Geen categorie gekozen',
    loading: 'Categorieën laden…',
    failed: 'We konden de categorieën niet laden.',
  },

  fuelPrices: {
    heading: 'Brandstofprijzen',
    regular: 'Gewone benzine',
    midGrade: 'Superbenzine',
    premium: 'Benzine premium',
    diesel: 'Diesel',
    e85: 'Bio-ethanol (E85)',
    otherFuel: 'Andere brandstof',
    perLiter: 'per liter',
    perGallon: 'per gallon',
    withoutCurrency: 'valuta onbekend',
    converted: 'Omgerekend uit een andere eenheid.',
    timeUnknown: 'Laatst bijgewerkt: onbekend',
  },

  locateButton: {
    label: 'Mijn locatie gebruiken',
    locating: 'Je locatie wordt gezocht…',
    found: 'Locatie gevonden',
    denied: 'Locatie is geblokkeerd. Sta dit toe in de site-instellingen van je browser.',
    unavailable: 'We konden je locatie niet vinden.',
    timeout: 'Het zoeken van je locatie duurde te lang.',
  },

  notice: {
    offline: 'Je bent offline. Dit wordt geladen zodra je weer verbinding hebt.',
    keyRefused: 'Dit is hier niet beschikbaar.',
    failed: 'Dit kon niet worden geladen.',
    unavailable: 'De service biedt dit niet aan.',
    retry: 'Opnieuw proberen',
    undo: 'Ongedaan maken',
    tooMany: 'Te veel verzoeken.',
    busy: 'De service is bezet.',
    slow: 'Dit duurt langer dan normaal.',
    tryingAgain: (when) => (when ? `Nieuwe poging ${when}…` : 'Nieuwe poging…'),
    tryAgain: (when) =>
      when ? `Probeer het ${when} opnieuw.` : 'Je kunt het nu opnieuw proberen.',
    inSeconds: 'over een paar seconden',
    inMinutes: 'over een paar minuten',
    inHours: 'over een paar uur',
    inDays: 'over een paar dagen',
  },

  openIn: {
    openIn: 'Openen in…',
    apps: {
      google: 'Google Maps',
      apple: 'Kaarten van Apple',
      waze: 'Waze',
      geo: 'Standaardapp voor kaarten',
    },
    fromHere: 'vanaf je locatie',
    cancel: 'Annuleren',
  },

  openingHours: {
    title: 'Openingstijden',
    open: 'Geopend',
    closed: 'Gesloten',
    alwaysOpen: '24 uur geopend',
    alwaysClosed: 'De hele week gesloten',
    temporarily: 'Tijdelijk gesloten',
    permanently: 'Permanent gesloten',
    closes: (time, day) => (day ? `sluit ${day} om ${time}` : `sluit om ${time}`),
    closesAtMidnight: 'sluit om middernacht',
    opens: (time, day) => (day ? `opent ${day} om ${time}` : `opent om ${time}`),
    closesIn: (duration) => `Sluit over ${duration}`,
    opensIn: (duration) => `Gaat open over ${duration}`,
    today: 'Vandaag',
    dayClosed: 'Gesloten',
    dayUnknown: 'Tijden onbekend',
    dayPartial: 'Tijden kunnen afwijken',
    allDay: '24 uur geopend',
    zone: (name) => `Lokale tijd (${name})`,
    localTime: 'Lokale tijd',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} van ${most}`,
    reviews: (count, shown) => plural(count, { one: `${shown} review`, other: `${shown} reviews` }),
  },

  photoGallery: {
    photos: 'Foto’s',
    photosOf: (place) => `Foto’s van ${place}`,
    photo: (shown, total) => `Foto ${shown} van ${total}`,
    open: (shown, total) => `Foto ${shown} van ${total} openen`,
    previous: 'Vorige foto',
    next: 'Volgende foto',
    close: 'Foto’s sluiten',
    failed: 'De foto’s konden niet worden geladen.',
  },

  placeCard: {
    loading: 'Plaats laden…',
    unnamed: 'Plaats zonder naam',
    notFound: 'We konden deze plaats niet vinden.',
    which: 'Welke bedoel je?',
    several: places,
    more: (_count, shown) => `en nog ${shown}`,
    others: 'Andere resultaten',
    failed: 'We konden deze plaats niet laden.',
    actions: 'Acties',
    directions: 'Route',
    call: 'Bellen',
    website: 'Website',
    share: 'Delen',
    copyAddress: 'Adres kopiëren',
    copyCoordinates: 'Coördinaten kopiëren',
    copied: 'Gekopieerd',
    copyFailed: 'Kopiëren is niet gelukt.',
    details: 'Meer informatie',
    address: 'Adres',
    category: 'Categorie',
    brand: 'Merk',
    area: 'Gebied',
    coordinates: 'Coördinaten',
    accuracy: (shown, most) => `Overeenkomst: ${shown} van ${most}`,
  },

  placeDetails: {
    sponsored: 'Gesponsord',
    more: 'Meer',
    less: 'Minder',
    nationalPhone: 'Nationaal nummer',
    mobile: 'Mobiel',
    fax: 'Fax',
    extension: 'toestel',
    website: 'Website',
    facts: 'Goed om te weten',
    price: 'Prijs',
    cuisines: 'Keuken',
    specialFeatures: 'Voorzieningen',
    goodFor: 'Geschikt voor',
    reservations: 'Reserveringen',
    dressCode: 'Kledingvoorschriften',
    features: 'Kenmerken',
    wifi: 'Wifi',
    smoking: 'Roken',
    parking: 'Parkeren',
    shuttleService: 'Pendelbus',
    paymentMethods: 'Betaling',
    tips: 'Tips',
  },

  reverseGeocode: {
    heading: 'Wat is hier',
    loading: 'Adres opzoeken…',
    nothing: 'Hier is geen adres',
    failed: 'We konden dit adres niet opzoeken.',
    coordinates: 'Coördinaten',
  },

  placeSearch: {
    label: 'Een plaats zoeken',
    placeholder: 'Plaats of adres',
    clear: 'Wissen',
    list: 'Suggesties',
    loading: 'Zoeken…',
    found: (count, shown) =>
      plural(count, { one: `${shown} suggestie`, other: `${shown} suggesties` }),
    nothing: 'Geen resultaten',
    nothingAdvice: 'Controleer de spelling of zoek met minder woorden.',
    short: (least, shown) =>
      plural(least, {
        one: `Typ minstens ${shown} letter`,
        other: `Typ minstens ${shown} letters`,
      }),
    needsLocation: 'Bij jou in de buurt zoeken?',
    useMyLocation: 'Mijn locatie gebruiken',
    locating: 'Je locatie wordt gezocht…',
    denied: 'Locatie is geblokkeerd. Sta dit toe in de site-instellingen van je browser.',
    unavailable: 'We konden je locatie niet vinden.',
    timeout: 'Het zoeken van je locatie duurde te lang.',
    failed: 'Zoeken werkt nu niet.',
    recent: (count, shown) =>
      plural(count, { one: `${shown} recente plaats`, other: `${shown} recente plaatsen` }),
    editRecent: 'Recente plaatsen bewerken',
    removed: (line) => `${line} verwijderd`,
    close: 'Zoeken sluiten',
    chosen: (line) => `${line} gekozen`,
    chooseOne: 'Kies een plaats uit de lijst.',
    coordinate: 'Naar deze coördinaten gaan',
    addByHand: 'Adres handmatig invoeren',
    category: 'Alles in de buurt bekijken',
    brand: 'Merk',
    area: 'Gebied',
  },

  maneuvers: {
    start: (step) =>
      along(step.compass ? `vertrek in ${compass[step.compass]} richting` : 'vertrek', step),
    turn: (step) => onto(turning(step), step),
    'u-turn': (step) => thenOn(step.side ? `keer ${hand(step)} om` : 'keer om', step),
    continue: (step) => along('ga verder', step),
    'name-change': (step) => along('ga verder', step),
    'enter-highway': (step) => `${beside('neem de oprit', step)} naar ${step.road ?? 'de snelweg'}`,
    'exit-highway': (step) => toward(beside('neem de afrit', step), step),
    ramp: (step) => toward(beside('neem de oprit', step), step),
    merge: (step) => along(step.side ? `voeg ${hand(step)} in` : 'voeg in', step),
    keep: (step) => onto(`${keeping(step)} bij de splitsing`, step),
    'keep-highway': (step) => onto(`${keeping(step)} waar de snelweg splitst`, step),
    'keep-surface': (step) => onto(`${keeping(step)} bij de splitsing`, step),
    'stay-highway': (step) =>
      `${keeping(step)} waar de snelweg splitst en blijf op ${step.road ?? 'de snelweg'}`,
    'stay-surface': (step) =>
      `${keeping(step)} bij de splitsing en blijf op ${step.road ?? 'deze weg'}`,
    'enter-roundabout': (step) => {
      if (step.exit) return onto(`neem op de rotonde de ${step.exit}e afslag`, step)
      return step.road ? `ga de rotonde ${step.road} op` : 'ga de rotonde op'
    },
    'leave-roundabout': (step) =>
      onto(
        step.exit ? `verlaat de rotonde bij de ${step.exit}e afslag` : 'verlaat de rotonde',
        step,
      ),
    'straight-through-rotary': (step) =>
      onto(`ga rechtdoor op de rotonde${step.exit ? ` (${step.exit}e afslag)` : ''}`, step),
    'enter-tunnel': ({ road }) =>
      road ? `ga verder op ${road} door de tunnel` : 'ga door de tunnel',
    'leave-tunnel': ({ road }) =>
      road ? `ga na de tunnel verder op ${road}` : 'verlaat de tunnel',
    'enter-bridge': ({ road }) => (road ? `ga verder op ${road} over de brug` : 'ga over de brug'),
    'take-ferry': ({ road }) => (road ? `neem de veerboot ${road}` : 'neem de veerboot'),
    'leave-ferry': (step) => thenOn('verlaat de veerboot', step),
    'continue-on-foot': (step) => along('ga te voet verder', step),
    'enter-private-road': (step) => {
      const road = step.road ? `de privéweg ${step.road}` : 'de privéweg'
      return step.side ? `${turning(step)} naar ${road}` : `neem ${road}`
    },
    'enter-country': (step) =>
      thenOn(step.country ? `steek de grens over (${step.country})` : 'steek de grens over', step),
    stairs: (step) => toward(beside('neem de trap', step), step),
    escalator: (step) => toward(beside('neem de roltrap', step), step),
    arrive: (step) =>
      step.side ? `je bestemming bevindt zich ${hand(step)}` : 'je hebt je bestemming bereikt',
    arriveAtStop: (step) =>
      step.side
        ? `stop ${step.stop ?? ''} bevindt zich ${hand(step)}`
        : `je hebt stop ${step.stop ?? ''} bereikt`,
    unknown: ({ road }) => (road ? `ga verder naar ${road}` : 'volg de route'),
    immediately: (sentence) => `daarna ${sentence}`,
    driveOn: {
      left: 'Vanaf hier rijd je links.',
      right: 'Vanaf hier rijd je rechts.',
    },
    follow: (distance) => `${distance} volgen`,
    endingOn: (road) => `uiteindelijk op ${road}`,
  },

  maneuverList: {
    list: 'Routebeschrijving',
    from: 'Van',
    to: 'Naar',
    noRoute: 'Geen route gevonden',
    noRouteAdvice: 'Verplaats het vertrekpunt of de bestemming, of vermijd minder.',
    noSteps: 'Voor deze route is er geen stapsgewijze beschrijving',
    showAll: (count, shown) =>
      plural(count, { one: `${shown} stap tonen`, other: `Alle ${shown} stappen tonen` }),
    copy: 'Kopiëren',
    copied: 'Routebeschrijving gekopieerd',
    copyFailed: 'De routebeschrijving kon niet worden gekopieerd.',
  },

  routeOptions: {
    vehicle: 'Vervoermiddel',
    vehicles: { car: 'Auto', truck: 'Vrachtwagen', bicycle: 'Fiets', pedestrian: 'Te voet' },
    optimize: 'Voorkeur',
    optimizations: { fastest: 'Snelste', shortest: 'Kortste', easiest: 'Minste afslagen' },
    avoid: 'Vermijden',
    avoidances: {
      toll: 'Tol',
      highway: 'Snelwegen',
      uturn: 'Keren',
      unpaved: 'Onverharde wegen',
      ferry: 'Veerboten',
    },
    carpool: 'Carpoolstroken gebruiken',
  },

  routeSummary: {
    label: 'Route',
    unknownDistance: 'Afstand onbekend',
    unknownDuration: 'Reistijd onbekend',
    arrive: (time) => `Aankomst: ${time}`,
    via: (road) => `via ${road}`,
    by: {
      car: 'Met de auto',
      truck: 'Met de vrachtwagen',
      bicycle: 'Met de fiets',
      pedestrian: 'Te voet',
    },
    unmet: {
      hov: 'Deze route gebruikt een carpoolstrook',
      toll: 'Deze route gebruikt een tolweg',
      highway: 'Deze route gebruikt een snelweg',
      uturn: 'Op deze route moet je keren',
      unpaved: 'Deze route gebruikt een onverharde weg',
      ferry: 'Deze route gebruikt een veerboot',
    },
  },

  savedPlaces: {
    list: 'Recente plaatsen',
    pin: (line) => `${line} vastzetten`,
    remove: (line) => `${line} verwijderen`,
    removeAll: 'Alles verwijderen',
    done: 'Klaar',
  },

  searchResults: {
    list: 'Zoekresultaten',
    idle: 'Hier verschijnen plaatsen als je zoekt.',
    loading: 'Zoeken…',
    found: places,
    nothing: 'Geen resultaten',
    edit: 'Zoekopdracht wijzigen',
    nothingAdvice: 'Controleer de spelling of zoek ergens anders.',
    nothingChosenAdvice: 'Controleer de spelling, kies minder filters of zoek ergens anders.',
    nothingInside: 'Geen plaatsen in dit gebied',
    nothingInsideAdvice: 'Probeer een andere zoekopdracht.',
    unnamed: 'Plaats zonder naam',
    sort: 'Sorteren op',
    relevance: 'Relevantie',
    byDistance: (from) => `Afstand ${from}`,
    byRating: 'Beoordeling',
    byPrice: 'Prijs',
    cheapest: 'Goedkoopst',
    filters: 'Filters',
    openNow: 'Nu geopend',
    rated: (rating) => `Vanaf ${rating} sterren`,
    clearFilters: 'Filters wissen',
    filtered: (shown, of) => `${of}, ${shown} passend`,
    nonePasses: 'Niets past bij je filters.',
    hoursUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} plaats is verborgen: de openingstijden zijn niet bekend.`,
        other: `${shown} plaatsen zijn verborgen: de openingstijden zijn niet bekend.`,
      }),
    ratingUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} plaats is verborgen: er is geen beoordeling.`,
        other: `${shown} plaatsen zijn verborgen: er is geen beoordeling.`,
      }),
    showUnknown: 'Toch tonen',
    bounded: 'Misschien zijn er meer.',
    fromYou: 'vanaf jou',
    fromMapCenter: 'vanaf het midden van de kaart',
    fromSearchCenter: 'vanaf het midden van het zoekgebied',
    fromPlace: (name) => `vanaf ${name}`,
    more: 'Meer tonen',
    searchOn: 'Verder zoeken',
    loadingMore: 'Meer laden…',
    moreFailed: 'We konden niet meer laden.',
    refreshFailed: 'Deze resultaten zijn mogelijk verouderd.',
    showAll: (_count, shown) => `Alle ${shown} plaatsen tonen`,
    failed: 'Zoeken werkt nu niet.',
  },
}
