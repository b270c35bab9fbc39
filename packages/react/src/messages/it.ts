import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('it')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'nord',
  'north-east': 'nord-est',
  east: 'est',
  'south-east': 'sud-est',
  south: 'sud',
  'south-west': 'sud-ovest',
  west: 'ovest',
  'north-west': 'nord-ovest',
}

const turns = {
  left: 'svolta a sinistra',
  right: 'svolta a destra',
  'slight-left': 'svolta leggermente a sinistra',
  'slight-right': 'svolta leggermente a destra',
  'hard-left': 'svolta bruscamente a sinistra',
  'hard-right': 'svolta bruscamente a destra',
} as const

const hand = ({ side }: StepDetails): string => (side?.endsWith('left') ? 'sinistra' : 'destra')

/** «a sinistra», dopo ciò che vi si trova. */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} a ${hand(step)}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'svolta')
const keeping = (step: StepDetails): string =>
  step.side ? `tieni la ${hand(step)}` : 'prosegui dritto'

const into = (act: string, { road }: StepDetails): string => (road ? `${act} in ${road}` : act)
const along = (act: string, { road }: StepDetails): string => (road ? `${act} su ${road}` : act)
const toward = (act: string, { road }: StepDetails): string => (road ? `${act} verso ${road}` : act)
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} e continua su ${road}` : act
const toTake = (act: string, { road }: StepDetails): string =>
  road ? `${act} per imboccare ${road}` : act

/** Italian. */
export const it: ReactMessages = {
  addressForm: {
    address: 'Indirizzo',
    unit: 'Interno, piano, edificio',
    neighborhood: 'Quartiere',
    city: 'Città',
    town: 'Località',
    suburb: 'Sobborgo o località',
    region: 'Stato o regione',
    state: 'Stato',
    province: 'Provincia',
    prefecture: 'Prefettura',
    department: 'Dipartimento',
    county: 'Contea',
    area: 'Zona',
    district: 'Distretto',
    doSi: 'Do o si',
    emirate: 'Emirato',
    island: 'Isola',
    oblast: 'Regione (oblast)',
    parish: 'Parrocchia',
    townland: 'Località (townland)',
    villageTownship: 'Villaggio o comune',
    postalCode: 'Codice postale',
    zip: 'Codice postale (ZIP)',
    postcode: 'Codice postale (postcode)',
    cap: 'CAP',
    plz: 'Codice postale (PLZ)',
    cep: 'Codice postale (CEP)',
    eircode: 'Codice postale (Eircode)',
    pin: 'Codice postale (PIN)',
    country: 'Paese',
    chooseCountry: 'Scegli un paese',
    optional: 'facoltativo',
    codeLike: (example, digits) =>
      digits === undefined
        ? `Qui un codice postale è come ${example}.`
        : `Qui un codice postale ha ${digits} cifre, come ${example}.`,
    chooseFromList: 'Scegli dall’elenco.',
    enterAddress: 'Inserisci l’indirizzo.',
    missing: 'Compila questo campo.',
    save: 'Salva indirizzo',
    filling: 'Compilazione dell’indirizzo…',
    filled: 'Indirizzo compilato.',
    incomplete: 'Abbiamo compilato ciò che sappiamo. Aggiungi il resto.',
    failed: 'Non abbiamo trovato il resto. Scrivilo tu.',
    undone: 'Modifiche annullate.',
    kept: 'Testo mantenuto.',
    checking: 'Verifica dell’indirizzo…',
    didYouMean: 'Intendevi questo indirizzo?',
    partlyKnown: 'Non abbiamo potuto verificare tutto l’indirizzo. È corretto?',
    notFound: 'Non abbiamo trovato questo indirizzo. È corretto?',
    accept: 'Usa questo indirizzo',
    keep: 'Mantieni quello che ho scritto',
    change: 'Modifica',
    changed: (label, now, was) =>
      was ? `${label}: ${now}, prima ${was}` : `${label}: ${now}, prima assente`,
    doubtful: (label) => `${label}: da verificare`,
    keepTyped: (text) => `Usa «${text}» così com’è`,
    numbers: (count, shown) =>
      plural(count, {
        one: `${shown} indirizzo. Scegli un numero.`,
        other: `${shown} indirizzi. Scegli un numero.`,
      }),
    inside: 'Consegniamo a questo indirizzo.',
    outside: 'Non consegniamo ancora a questo indirizzo.',
  },

  brandPicker: {
    label: 'Marchi',
    search: 'Cerca un marchio',
    clearSearch: 'Cancella la ricerca',
    country: 'Paese',
    tiers: {
      best: 'I più conosciuti',
      well: 'Conosciuti',
      more: 'Altri marchi',
    },
    found: (count, shown) => plural(count, { one: `${shown} marchio`, other: `${shown} marchi` }),
    nothing: 'Nessun marchio corrisponde.',
    nothingAdvice: 'Controlla l’ortografia o scrivi meno lettere.',
    empty: 'Nessun marchio qui',
    noCountry: 'Quale paese?',
    noCountryAdvice: 'I marchi sono elencati per paese.',
    chosen: (count, shown) => plural(count, { one: `${shown} scelto`, other: `${shown} scelti` }),
    chosenList: 'Marchi scelti',
    added: (name) => `${name}: scelto`,
    removed: (name) => `${name}: rimosso`,
    remove: (name) => `Rimuovi ${name}`,
    clear: 'Rimuovi tutti',
    cleared: 'Tutti i marchi rimossi',
    loading: 'Caricamento marchi…',
    failed: 'Non abbiamo potuto caricare i marchi.',
  },

  categoryBrowser: {
    label: 'Categorie',
    search: 'Cerca una categoria',
    clearSearch: 'Cancella la ricerca',
    all: (name) => `Tutto: ${name}`,
    whole: 'Tutto',
    found: (count, shown) =>
      plural(count, { one: `${shown} categoria`, other: `${shown} categorie` }),
    nothing: 'Nessuna categoria corrisponde.',
    nothingAdvice: 'Prova con un’altra parola o scrivi meno lettere.',
    empty: 'Nessuna categoria qui',
    chosen: (count, shown) => plural(count, { one: `${shown} scelta`, other: `${shown} scelte` }),
    clear: 'Togli tutte',
    cleared: 'Nessuna categoria scelta',
    loading: 'Caricamento categorie…',
    failed: 'Non abbiamo potuto caricare le categorie.',
  },

  fuelPrices: {
    heading: 'Prezzi dei carburanti',
    regular: 'Normale',
    midGrade: 'Intermedia',
    premium: 'Super',
    diesel: 'Gasolio',
    e85: 'Etanolo (E85)',
    otherFuel: 'Altro carburante',
    perLiter: 'al litro',
    perGallon: 'al gallone',
    withoutCurrency: 'valuta sconosciuta',
    converted: 'Convertito da un’altra unità.',
    timeUnknown: 'Ultimo aggiornamento: sconosciuto',
  },

  locateButton: {
    label: 'Usa la mia posizione',
    locating: 'Ricerca della posizione…',
    found: 'Posizione trovata',
    denied: 'La posizione è bloccata. Consentila nelle impostazioni del sito del browser.',
    unavailable: 'Non abbiamo trovato la tua posizione.',
    timeout: 'La ricerca della tua posizione ha richiesto troppo tempo.',
  },

  notice: {
    offline: 'Sei offline. Il caricamento riprenderà con la connessione.',
    keyRefused: 'Questo contenuto non è disponibile qui.',
    failed: 'Il caricamento non è riuscito.',
    unavailable: 'Il servizio non lo offre.',
    retry: 'Riprova',
    undo: 'Annulla',
    tooMany: 'Troppe richieste.',
    busy: 'Il servizio è sovraccarico.',
    slow: 'Ci vuole più tempo del solito.',
    tryingAgain: (when) => (when ? `Nuovo tentativo ${when}…` : 'Nuovo tentativo…'),
    tryAgain: (when) => (when ? `Riprova ${when}.` : 'Ora puoi riprovare.'),
    inSeconds: 'tra qualche secondo',
    inMinutes: 'tra qualche minuto',
    inHours: 'tra qualche ora',
    inDays: 'tra qualche giorno',
  },
  openIn: {
    openIn: 'Apri in…',
    apps: {
      google: 'Google Maps',
      apple: 'Mappe di Apple',
      waze: 'Waze',
      geo: 'App mappe predefinita',
    },
    fromHere: 'dalla tua posizione',
    cancel: 'Annulla',
  },

  openingHours: {
    title: 'Orari di apertura',
    open: 'Aperto',
    closed: 'Chiuso',
    alwaysOpen: 'Aperto 24 ore su 24',
    alwaysClosed: 'Chiuso tutta la settimana',
    temporarily: 'Chiuso temporaneamente',
    permanently: 'Chiuso definitivamente',
    closes: (time, day) => (day ? `chiude ${day} alle ${time}` : `chiude alle ${time}`),
    closesAtMidnight: 'chiude a mezzanotte',
    opens: (time, day) => (day ? `apre ${day} alle ${time}` : `apre alle ${time}`),
    closesIn: (duration) => `Chiude tra ${duration}`,
    opensIn: (duration) => `Apre tra ${duration}`,
    today: 'Oggi',
    dayClosed: 'Chiuso',
    dayUnknown: 'Orario non disponibile',
    dayPartial: 'L’orario può variare',
    allDay: 'Aperto 24 ore su 24',
    zone: (name) => `Ora locale (${name})`,
    localTime: 'Ora locale',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} su ${most}`,
    reviews: (count, shown) =>
      plural(count, { one: `${shown} recensione`, other: `${shown} recensioni` }),
  },

  photoGallery: {
    photos: 'Foto',
    photosOf: (place) => `Foto di ${place}`,
    photo: (shown, total) => `Foto ${shown} di ${total}`,
    open: (shown, total) => `Apri la foto ${shown} di ${total}`,
    previous: 'Foto precedente',
    next: 'Foto successiva',
    close: 'Chiudi le foto',
    failed: 'Impossibile caricare le foto.',
  },

  placeCard: {
    loading: 'Caricamento del luogo…',
    unnamed: 'Luogo senza nome',
    notFound: 'Non abbiamo trovato questo luogo.',
    which: 'Quale intendi?',
    several: (count, shown) => plural(count, { one: `${shown} luogo`, other: `${shown} luoghi` }),
    more: (_count, shown) => `e altri ${shown}`,
    others: 'Altri risultati',
    failed: 'Non abbiamo potuto caricare questo luogo.',
    actions: 'Azioni',
    directions: 'Indicazioni',
    call: 'Chiama',
    website: 'Sito web',
    share: 'Condividi',
    copyAddress: 'Copia l’indirizzo',
    copyCoordinates: 'Copia le coordinate',
    copied: 'Copiato',
    copyFailed: 'Impossibile copiare.',
    details: 'Altri dettagli',
    address: 'Indirizzo',
    category: 'Categoria',
    brand: 'Marchio',
    area: 'Zona',
    coordinates: 'Coordinate',
    accuracy: (shown, most) => `Corrispondenza: ${shown} su ${most}`,
  },

  placeDetails: {
    sponsored: 'Sponsorizzato',
    more: 'Altro',
    less: 'Meno',
    nationalPhone: 'Numero nazionale',
    mobile: 'Cellulare',
    fax: 'Fax',
    extension: 'int.',
    website: 'Sito web',
    facts: 'Buono a sapersi',
    price: 'Prezzo',
    cuisines: 'Cucina',
    specialFeatures: 'Servizi',
    goodFor: 'Ideale per',
    reservations: 'Prenotazioni',
    dressCode: 'Abbigliamento',
    features: 'Caratteristiche',
    wifi: 'Wi-Fi',
    smoking: 'Fumo',
    parking: 'Parcheggio',
    shuttleService: 'Navetta',
    paymentMethods: 'Pagamento',
    tips: 'Consigli',
  },

  reverseGeocode: {
    heading: 'Che cosa c’è qui',
    loading: 'Ricerca dell’indirizzo…',
    nothing: 'Nessun indirizzo qui',
    failed: 'Non abbiamo trovato questo indirizzo.',
    coordinates: 'Coordinate',
  },

  placeSearch: {
    label: 'Cerca un luogo',
    placeholder: 'Luogo o indirizzo',
    clear: 'Cancella',
    list: 'Suggerimenti',
    loading: 'Ricerca in corso…',
    found: (count, shown) =>
      plural(count, { one: `${shown} suggerimento`, other: `${shown} suggerimenti` }),
    nothing: 'Nessun risultato',
    nothingAdvice: 'Controlla l’ortografia o prova una ricerca più breve.',
    short: (least, shown) =>
      plural(least, {
        one: `Scrivi almeno ${shown} lettera`,
        other: `Scrivi almeno ${shown} lettere`,
      }),
    needsLocation: 'Cercare vicino a te?',
    useMyLocation: 'Usa la mia posizione',
    locating: 'Ricerca della tua posizione…',
    denied: 'La posizione è bloccata. Consentila nelle impostazioni del sito del browser.',
    unavailable: 'Non abbiamo trovato la tua posizione.',
    timeout: 'La ricerca della tua posizione ha richiesto troppo tempo.',
    failed: 'La ricerca non funziona in questo momento.',
    recent: (count, shown) =>
      plural(count, { one: `${shown} luogo recente`, other: `${shown} luoghi recenti` }),
    editRecent: 'Modifica i luoghi recenti',
    removed: (line) => `Rimosso: ${line}`,
    close: 'Chiudi la ricerca',
    chosen: (line) => `Scelto: ${line}`,
    chooseOne: 'Scegli un luogo dall’elenco.',
    coordinate: 'Vai a queste coordinate',
    addByHand: 'Inserisci l’indirizzo a mano',
    category: 'Vedi tutto nelle vicinanze',
    brand: 'Marchio',
    area: 'Zona',
  },

  maneuvers: {
    start: ({ compass: point, road }) => {
      const act = road ? `imbocca ${road}` : 'parti'
      return point ? `${act} verso ${compass[point]}` : act
    },
    turn: (step) => into(turning(step), step),
    'u-turn': (step) => thenOn(beside('fai un’inversione a U', step), step),
    continue: (step) => along('continua', step),
    'name-change': (step) => along('continua', step),
    'enter-highway': (step) =>
      `${beside('prendi la rampa', step)} per entrare ${step.road ? `su ${step.road}` : 'in autostrada'}`,
    'exit-highway': (step) => toward(beside('prendi l’uscita', step), step),
    ramp: (step) => toward(beside('prendi la rampa', step), step),
    merge: (step) => along(beside('immettiti', step), step),
    keep: (step) => toTake(`al bivio ${keeping(step)}`, step),
    'keep-highway': (step) => toTake(`al bivio dell’autostrada ${keeping(step)}`, step),
    'keep-surface': (step) => toTake(`al bivio ${keeping(step)}`, step),
    'stay-highway': (step) =>
      `al bivio dell’autostrada ${keeping(step)} per restare ${step.road ? `su ${step.road}` : 'in autostrada'}`,
    'stay-surface': (step) =>
      `al bivio ${keeping(step)} per restare ${step.road ? `su ${step.road}` : 'sulla stessa strada'}`,
    'enter-roundabout': (step) => {
      if (step.exit) return along(`alla rotonda prendi la ${step.exit}ª uscita`, step)
      return step.road ? `entra nella rotonda ${step.road}` : 'entra nella rotonda'
    },
    'leave-roundabout': ({ road, exit }) => {
      const act = `esci dalla rotonda${exit ? ` alla ${exit}ª uscita` : ''}`
      return road ? `${act} e imbocca ${road}` : act
    },
    'straight-through-rotary': (step) => {
      const at = step.exit ? ` (${step.exit}ª uscita)` : ''
      return along(`alla rotonda prosegui dritto${at}`, step)
    },
    'enter-tunnel': ({ road }) =>
      road ? `continua su ${road} nella galleria` : 'entra nella galleria',
    'leave-tunnel': ({ road }) =>
      road ? `dopo la galleria continua su ${road}` : 'esci dalla galleria',
    'enter-bridge': ({ road }) =>
      road ? `continua su ${road} e attraversa il ponte` : 'attraversa il ponte',
    'take-ferry': ({ road }) => (road ? `prendi il traghetto ${road}` : 'prendi il traghetto'),
    'leave-ferry': (step) => thenOn('scendi dal traghetto', step),
    'continue-on-foot': (step) => along('prosegui a piedi', step),
    'enter-private-road': (step) => {
      const road = step.road ? `strada privata ${step.road}` : 'strada privata'
      return step.side ? `${turning(step)} nella ${road}` : `imbocca la ${road}`
    },
    'enter-country': (step) =>
      thenOn(
        step.country ? `attraversa il confine (${step.country})` : 'attraversa il confine',
        step,
      ),
    stairs: (step) => toward(beside('prendi le scale', step), step),
    escalator: (step) => toward(beside('prendi la scala mobile', step), step),
    arrive: (step) =>
      step.side ? `la tua destinazione è sulla ${hand(step)}` : 'arrivi a destinazione',
    arriveAtStop: (step) =>
      step.side
        ? `la tappa ${step.stop ?? ''} è sulla ${hand(step)}`
        : `arrivi alla tappa ${step.stop ?? ''}`,
    unknown: ({ road }) => (road ? `raggiungi ${road}` : 'segui il percorso'),
    immediately: (sentence) => `poi ${sentence}`,
    driveOn: {
      left: 'Da qui si guida a sinistra.',
      right: 'Da qui si guida a destra.',
    },
    follow: (distance) => `per ${distance}`,
    endingOn: (road) => `alla fine su ${road}`,
  },

  maneuverList: {
    list: 'Indicazioni',
    from: 'Partenza',
    to: 'Arrivo',
    noRoute: 'Nessun percorso trovato',
    noRouteAdvice: 'Sposta la partenza o l’arrivo, oppure evita meno cose.',
    noSteps: 'Nessuna indicazione passo passo per questo percorso',
    showAll: (count, shown) =>
      plural(count, {
        one: `Mostra ${shown} passo`,
        other: `Mostra tutti i ${shown} passi`,
      }),
    copy: 'Copia',
    copied: 'Indicazioni copiate',
    copyFailed: 'Impossibile copiare le indicazioni.',
  },

  routeOptions: {
    vehicle: 'Trasporto',
    vehicles: {
      car: 'Auto',
      truck: 'Camion',
      bicycle: 'Bicicletta',
      pedestrian: 'A piedi',
    },
    optimize: 'Preferisci',
    optimizations: {
      fastest: 'Il più veloce',
      shortest: 'Il più breve',
      easiest: 'Meno svolte',
    },
    avoid: 'Evita',
    avoidances: {
      toll: 'Pedaggi',
      highway: 'Autostrade',
      uturn: 'Inversioni a U',
      unpaved: 'Strade non asfaltate',
      ferry: 'Traghetti',
    },
    carpool: 'Usa le corsie per il car pooling',
  },

  routeSummary: {
    label: 'Percorso',
    unknownDistance: 'Distanza sconosciuta',
    unknownDuration: 'Durata sconosciuta',
    arrive: (time) => `Arrivo: ${time}`,
    via: (road) => `per ${road}`,
    by: {
      car: 'In auto',
      truck: 'In camion',
      bicycle: 'In bicicletta',
      pedestrian: 'A piedi',
    },
    unmet: {
      hov: 'Questo percorso usa una corsia per il car pooling',
      toll: 'Questo percorso prevede un pedaggio',
      highway: 'Questo percorso passa per l’autostrada',
      uturn: 'Questo percorso prevede un’inversione a U',
      unpaved: 'Questo percorso passa per una strada non asfaltata',
      ferry: 'Questo percorso prevede un traghetto',
    },
  },

  savedPlaces: {
    list: 'Luoghi recenti',
    pin: (line) => `Fissa ${line}`,
    remove: (line) => `Rimuovi ${line}`,
    removeAll: 'Rimuovi tutti',
    done: 'Fine',
  },

  searchResults: {
    list: 'Risultati della ricerca',
    idle: 'I luoghi compariranno qui quando cerchi.',
    loading: 'Ricerca in corso…',
    found: (count, shown) => plural(count, { one: `${shown} luogo`, other: `${shown} luoghi` }),
    nothing: 'Nessun risultato',
    edit: 'Modifica la ricerca',
    nothingAdvice: 'Controlla l’ortografia o cerca altrove.',
    nothingChosenAdvice: 'Controlla l’ortografia, scegli meno filtri o cerca altrove.',
    nothingInside: 'Nessun luogo in questa zona',
    nothingInsideAdvice: 'Prova un’altra ricerca.',
    unnamed: 'Luogo senza nome',
    sort: 'Ordina per',
    relevance: 'Pertinenza',
    byDistance: (from) => `Distanza ${from}`,
    byRating: 'Valutazione',
    byPrice: 'Prezzo',
    cheapest: 'Il più economico',
    filters: 'Filtri',
    openNow: 'Aperto ora',
    rated: (rating) => `Valutazione da ${rating} in su`,
    clearFilters: 'Togli i filtri',
    filtered: (shown, of) => `${shown} su ${of}`,
    nonePasses: 'Niente corrisponde ai tuoi filtri.',
    hoursUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} luogo è nascosto: gli orari non sono noti.`,
        other: `${shown} luoghi sono nascosti: gli orari non sono noti.`,
      }),
    ratingUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} luogo è nascosto: non ha una valutazione.`,
        other: `${shown} luoghi sono nascosti: non hanno una valutazione.`,
      }),
    showUnknown: 'Mostra comunque',
    bounded: 'Potrebbero essercene altri.',
    fromYou: 'dalla tua posizione',
    fromMapCenter: 'dal centro della mappa',
    fromSearchCenter: 'dal centro della ricerca',
    fromPlace: (name) => `da ${name}`,
    more: 'Mostra altri',
    searchOn: 'Cerca più lontano',
    loadingMore: 'Caricamento di altri…',
    moreFailed: 'Impossibile caricarne altri.',
    refreshFailed: 'Questi risultati potrebbero non essere aggiornati.',
    showAll: (_count, shown) => `Mostra tutti i ${shown} luoghi`,
    failed: 'La ricerca non funziona in questo momento.',
  },
}
