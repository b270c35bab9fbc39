import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('fr')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'le nord',
  'north-east': 'le nord-est',
  east: 'l’est',
  'south-east': 'le sud-est',
  south: 'le sud',
  'south-west': 'le sud-ouest',
  west: 'l’ouest',
  'north-west': 'le nord-ouest',
}

const turns = {
  left: 'tournez à gauche',
  right: 'tournez à droite',
  'slight-left': 'tournez légèrement à gauche',
  'slight-right': 'tournez légèrement à droite',
  'hard-left': 'tournez franchement à gauche',
  'hard-right': 'tournez franchement à droite',
} as const

const hand = ({ side }: StepDetails): string => (side?.endsWith('left') ? 'gauche' : 'droite')

/** « à gauche », après ce qui s’y trouve. */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} à ${hand(step)}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'tournez')
const keeping = (step: StepDetails): string =>
  step.side ? `tenez la ${hand(step)}` : 'continuez tout droit'

const onto = (act: string, { road }: StepDetails): string => (road ? `${act} sur ${road}` : act)
const toward = (act: string, { road }: StepDetails): string => (road ? `${act} vers ${road}` : act)
const toTake = (act: string, { road }: StepDetails): string =>
  road ? `${act} pour prendre ${road}` : act
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} et continuez sur ${road}` : act

const nth = (number: number): string => (number === 1 ? '1re' : `${number}e`)

/** French. */
export const fr: ReactMessages = {
  addressForm: {
    address: 'Adresse',
    unit: 'Appartement, étage, bâtiment',
    neighborhood: 'Quartier',
    city: 'Ville',
    town: 'Localité',
    suburb: 'Banlieue ou ville',
    region: 'État ou région',
    state: 'État',
    province: 'Province',
    prefecture: 'Préfecture',
    department: 'Département',
    county: 'Comté',
    area: 'Zone',
    district: 'Arrondissement',
    doSi: 'Do ou si',
    emirate: 'Émirat',
    island: 'Île',
    oblast: 'Région (oblast)',
    parish: 'Paroisse',
    townland: 'Lieu-dit (townland)',
    villageTownship: 'Village ou commune',
    postalCode: 'Code postal',
    zip: 'Code postal (ZIP)',
    postcode: 'Code postal (postcode)',
    cap: 'Code postal (CAP)',
    plz: 'Code postal (PLZ)',
    cep: 'Code postal (CEP)',
    eircode: 'Code postal (Eircode)',
    pin: 'Code postal (PIN)',
    country: 'Pays',
    chooseCountry: 'Choisissez un pays',
    optional: 'facultatif',
    codeLike: (example, digits) =>
      digits === undefined
        ? `Ici, un code postal s’écrit comme ${example}.`
        : `Ici, un code postal a ${digits} chiffres, comme ${example}.`,
    chooseFromList: 'Choisissez dans la liste.',
    enterAddress: 'Saisissez une adresse.',
    missing: 'Remplissez ce champ.',
    save: 'Enregistrer l’adresse',
    filling: 'Saisie de l’adresse…',
    filled: 'Adresse remplie.',
    incomplete: 'Nous avons rempli ce que nous savons. Complétez le reste.',
    failed: 'Nous n’avons pas trouvé le reste. Saisissez-le.',
    undone: 'Modifications annulées.',
    kept: 'Saisie conservée.',
    checking: 'Vérification de l’adresse…',
    didYouMean: 'Vouliez-vous dire cette adresse ?',
    partlyKnown: 'Nous n’avons pas pu vérifier toute cette adresse. Est-elle correcte ?',
    notFound: 'Nous n’avons pas trouvé cette adresse. Est-elle correcte ?',
    accept: 'Utiliser cette adresse',
    keep: 'Garder ma saisie',
    change: 'Modifier',
    changed: (label, now, was) =>
      was ? `${label} : ${now} au lieu de ${was}` : `${label} : ${now} (ajout)`,
    doubtful: (label) => `${label} : à vérifier`,
    keepTyped: (text) => `Utiliser « ${text} » tel quel`,
    numbers: (count, shown) =>
      plural(count, {
        one: `${shown} adresse. Choisissez un numéro.`,
        other: `${shown} adresses. Choisissez un numéro.`,
      }),
    inside: 'Nous livrons à cette adresse.',
    outside: 'Nous ne livrons pas encore à cette adresse.',
  },

  brandPicker: {
    label: 'Marques',
    search: 'Rechercher une marque',
    clearSearch: 'Effacer la recherche',
    country: 'Pays',
    tiers: {
      best: 'Les plus connues',
      well: 'Bien connues',
      more: 'Autres marques',
    },
    found: (count, shown) => plural(count, { one: `${shown} marque`, other: `${shown} marques` }),
    nothing: 'Aucune marque ne correspond.',
    nothingAdvice: 'Vérifiez l’orthographe ou tapez moins de lettres.',
    empty: 'Aucune marque ici',
    noCountry: 'Quel pays ?',
    noCountryAdvice: 'Les marques sont classées par pays.',
    chosen: (count, shown) =>
      plural(count, { one: `${shown} choisie`, other: `${shown} choisies` }),
    chosenList: 'Marques choisies',
    added: (name) => `${name} : choisie`,
    removed: (name) => `${name} : retirée`,
    remove: (name) => `Retirer ${name}`,
    clear: 'Tout retirer',
    cleared: 'Toutes les marques retirées',
    loading: 'Chargement des marques…',
    failed: 'Nous n’avons pas pu charger les marques.',
  },

  categoryBrowser: {
    label: 'Catégories',
    search: 'Rechercher une catégorie',
    clearSearch: 'Effacer la recherche',
    all: (name) => `Tout : ${name}`,
    whole: 'Tout',
    found: (count, shown) =>
      plural(count, { one: `${shown} catégorie`, other: `${shown} catégories` }),
    nothing: 'Aucune catégorie ne correspond.',
    nothingAdvice: 'Essayez un autre mot ou tapez moins de lettres.',
    empty: 'Aucune catégorie ici',
    chosen: (count, shown) =>
      plural(count, { one: `${shown} choisie`, other: `${shown} choisies` }),
    clear: 'Tout effacer',
    cleared: 'Aucune catégorie choisie',
    loading: 'Chargement des catégories…',
    failed: 'Nous n’avons pas pu charger les catégories.',
  },

  fuelPrices: {
    heading: 'Prix des carburants',
    regular: 'Ordinaire',
    midGrade: 'Intermédiaire',
    premium: 'Super',
    diesel: 'Gazole',
    e85: 'Superéthanol E85',
    otherFuel: 'Autre carburant',
    perLiter: 'le litre',
    perGallon: 'le gallon',
    withoutCurrency: 'devise inconnue',
    converted: 'Converti depuis une autre unité.',
    timeUnknown: 'Dernière mise à jour : inconnue',
  },

  locateButton: {
    label: 'Utiliser ma position',
    locating: 'Recherche de votre position…',
    found: 'Position trouvée',
    denied:
      'La position est bloquée. Autorisez-la dans les paramètres du site de votre navigateur.',
    unavailable: 'Nous n’avons pas trouvé votre position.',
    timeout: 'La recherche de votre position a pris trop de temps.',
  },

  notice: {
    offline: 'Vous êtes hors ligne. Le chargement reprendra avec la connexion.',
    keyRefused: 'Ce contenu n’est pas disponible ici.',
    failed: 'Le chargement a échoué.',
    unavailable: 'Le service ne propose pas cela.',
    retry: 'Réessayer',
    undo: 'Annuler',
    tooMany: 'Trop de requêtes.',
    busy: 'Le service est occupé.',
    slow: 'Cela prend plus de temps que d’habitude.',
    tryingAgain: (when) => (when ? `Nouvel essai ${when}…` : 'Nouvel essai…'),
    tryAgain: (when) => (when ? `Réessayez ${when}.` : 'Vous pouvez réessayer maintenant.'),
    inSeconds: 'dans quelques secondes',
    inMinutes: 'dans quelques minutes',
    inHours: 'dans quelques heures',
    inDays: 'dans quelques jours',
  },
  openIn: {
    openIn: 'Ouvrir dans…',
    apps: {
      google: 'Google Maps',
      apple: 'Plans d’Apple',
      waze: 'Waze',
      geo: 'Application de cartes par défaut',
    },
    fromHere: 'depuis votre position',
    cancel: 'Annuler',
  },

  openingHours: {
    title: 'Horaires',
    open: 'Ouvert',
    closed: 'Fermé',
    alwaysOpen: 'Ouvert 24 h sur 24',
    alwaysClosed: 'Fermé toute la semaine',
    temporarily: 'Temporairement fermé',
    permanently: 'Définitivement fermé',
    closes: (time, day) => (day ? `ferme ${day} à ${time}` : `ferme à ${time}`),
    closesAtMidnight: 'ferme à minuit',
    opens: (time, day) => (day ? `ouvre ${day} à ${time}` : `ouvre à ${time}`),
    closesIn: (duration) => `Ferme dans ${duration}`,
    opensIn: (duration) => `Ouvre dans ${duration}`,
    today: 'Aujourd’hui',
    dayClosed: 'Fermé',
    dayUnknown: 'Horaires non disponibles',
    dayPartial: 'Les horaires peuvent varier',
    allDay: 'Ouvert 24 h sur 24',
    zone: (name) => `Heure locale (${name})`,
    localTime: 'Heure locale',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} sur ${most}`,
    reviews: (_count, shown) => `${shown} avis`,
  },

  photoGallery: {
    photos: 'Photos',
    photosOf: (place) => `Photos : ${place}`,
    photo: (shown, total) => `Photo ${shown} sur ${total}`,
    open: (shown, total) => `Ouvrir la photo ${shown} sur ${total}`,
    previous: 'Photo précédente',
    next: 'Photo suivante',
    close: 'Fermer les photos',
    failed: 'Les photos n’ont pas pu être chargées.',
  },

  placeCard: {
    loading: 'Chargement du lieu…',
    unnamed: 'Lieu sans nom',
    notFound: 'Nous n’avons pas trouvé ce lieu.',
    which: 'Lequel cherchez-vous ?',
    several: (count, shown) => plural(count, { one: `${shown} lieu`, other: `${shown} lieux` }),
    more: (count, shown) =>
      plural(count, { one: `et ${shown} autre`, other: `et ${shown} autres` }),
    others: 'Autres résultats',
    failed: 'Nous n’avons pas pu charger ce lieu.',
    actions: 'Actions',
    directions: 'Itinéraire',
    call: 'Appeler',
    website: 'Site web',
    share: 'Partager',
    copyAddress: 'Copier l’adresse',
    copyCoordinates: 'Copier les coordonnées',
    copied: 'Copié',
    copyFailed: 'La copie a échoué.',
    details: 'Plus de détails',
    address: 'Adresse',
    category: 'Catégorie',
    brand: 'Marque',
    area: 'Zone',
    coordinates: 'Coordonnées',
    accuracy: (shown, most) => `Correspondance : ${shown} sur ${most}`,
  },

  placeDetails: {
    sponsored: 'Sponsorisé',
    more: 'Plus',
    less: 'Moins',
    nationalPhone: 'Numéro national',
    mobile: 'Portable',
    fax: 'Fax',
    extension: 'poste',
    website: 'Site web',
    facts: 'Bon à savoir',
    price: 'Prix',
    cuisines: 'Cuisine',
    specialFeatures: 'Services',
    goodFor: 'Idéal pour',
    reservations: 'Réservations',
    dressCode: 'Tenue',
    features: 'Caractéristiques',
    wifi: 'Wi-Fi',
    smoking: 'Tabac',
    parking: 'Stationnement',
    shuttleService: 'Navette',
    paymentMethods: 'Paiement',
    tips: 'Conseils',
  },

  reverseGeocode: {
    heading: 'Qu’y a-t-il ici ?',
    loading: 'Recherche de l’adresse…',
    nothing: 'Aucune adresse ici',
    failed: 'Nous n’avons pas trouvé cette adresse.',
    coordinates: 'Coordonnées',
  },

  placeSearch: {
    label: 'Rechercher un lieu',
    placeholder: 'Lieu ou adresse',
    clear: 'Effacer',
    list: 'Suggestions',
    loading: 'Recherche en cours…',
    found: (count, shown) =>
      plural(count, { one: `${shown} suggestion`, other: `${shown} suggestions` }),
    nothing: 'Aucun résultat',
    nothingAdvice: 'Vérifiez l’orthographe ou essayez une recherche plus courte.',
    short: (least, shown) =>
      plural(least, {
        one: `Saisissez au moins ${shown} lettre`,
        other: `Saisissez au moins ${shown} lettres`,
      }),
    needsLocation: 'Chercher près de vous ?',
    useMyLocation: 'Utiliser ma position',
    locating: 'Recherche de votre position…',
    denied:
      'La position est bloquée. Autorisez-la dans les paramètres du site de votre navigateur.',
    unavailable: 'Nous n’avons pas trouvé votre position.',
    timeout: 'La recherche de votre position a pris trop de temps.',
    failed: 'La recherche ne fonctionne pas pour le moment.',
    recent: (count, shown) =>
      plural(count, { one: `${shown} lieu récent`, other: `${shown} lieux récents` }),
    editRecent: 'Modifier les lieux récents',
    removed: (line) => `Retiré : ${line}`,
    close: 'Fermer la recherche',
    chosen: (line) => `Choix : ${line}`,
    chooseOne: 'Choisissez un lieu dans la liste.',
    coordinate: 'Aller à ces coordonnées',
    addByHand: 'Saisir l’adresse manuellement',
    category: 'Voir tout à proximité',
    brand: 'Marque',
    area: 'Zone',
  },

  maneuvers: {
    start: (step) => onto(step.compass ? `partez vers ${compass[step.compass]}` : 'partez', step),
    turn: (step) => onto(turning(step), step),
    'u-turn': (step) =>
      thenOn(step.side ? `faites demi-tour par la ${hand(step)}` : 'faites demi-tour', step),
    continue: (step) => onto('continuez', step),
    'name-change': (step) => onto('continuez', step),
    'enter-highway': (step) =>
      `${beside('prenez la bretelle', step)} pour rejoindre ${step.road ?? 'l’autoroute'}`,
    'exit-highway': (step) => toward(beside('prenez la sortie', step), step),
    ramp: (step) => toward(beside('prenez la bretelle', step), step),
    merge: (step) => onto(beside('insérez-vous', step), step),
    keep: (step) => toTake(`${keeping(step)} à la bifurcation`, step),
    'keep-highway': (step) => toTake(`${keeping(step)} à l’embranchement de l’autoroute`, step),
    'keep-surface': (step) => toTake(`${keeping(step)} à la bifurcation`, step),
    'stay-highway': (step) =>
      `${keeping(step)} à l’embranchement de l’autoroute pour ${step.road ? `rester sur ${step.road}` : 'y rester'}`,
    'stay-surface': (step) =>
      `${keeping(step)} à la bifurcation pour rester sur ${step.road ?? 'la même route'}`,
    'enter-roundabout': (step) => {
      if (step.exit) return onto(`au rond-point, prenez la ${nth(step.exit)} sortie`, step)
      const act = 'engagez-vous dans le rond-point'
      return step.road ? `${act} ${step.road}` : act
    },
    'leave-roundabout': (step) => {
      const at = step.exit ? ` à la ${nth(step.exit)} sortie` : ''
      return onto(`sortez du rond-point${at}`, step)
    },
    'straight-through-rotary': (step) => {
      const at = step.exit ? ` (${nth(step.exit)} sortie)` : ''
      return onto(`au rond-point, continuez tout droit${at}`, step)
    },
    'enter-tunnel': ({ road }) =>
      road ? `continuez sur ${road} par le tunnel` : 'empruntez le tunnel',
    'leave-tunnel': ({ road }) =>
      road ? `continuez sur ${road} après le tunnel` : 'sortez du tunnel',
    'enter-bridge': ({ road }) =>
      road ? `continuez sur ${road} par le pont` : 'traversez le pont',
    'take-ferry': ({ road }) => (road ? `prenez le ferry ${road}` : 'prenez le ferry'),
    'leave-ferry': (step) => thenOn('quittez le ferry', step),
    'continue-on-foot': (step) => onto('continuez à pied', step),
    'enter-private-road': (step) => {
      const road = step.road ? `la voie privée ${step.road}` : 'la voie privée'
      return step.side ? `${turning(step)} sur ${road}` : `empruntez ${road}`
    },
    'enter-country': (step) =>
      thenOn(step.country ? `passez la frontière (${step.country})` : 'passez la frontière', step),
    stairs: (step) => toward(beside('prenez l’escalier', step), step),
    escalator: (step) => toward(beside('prenez l’escalier roulant', step), step),
    arrive: (step) =>
      step.side ? `votre destination se trouve sur la ${hand(step)}` : 'vous voilà à destination',
    arriveAtStop: (step) =>
      step.side
        ? `l’étape ${step.stop ?? ''} se trouve sur la ${hand(step)}`
        : `vous voilà à l’étape ${step.stop ?? ''}`,
    unknown: ({ road }) => (road ? `rejoignez ${road}` : 'suivez l’itinéraire'),
    immediately: (sentence) => `puis ${sentence}`,
    driveOn: {
      left: 'À partir d’ici, roulez à gauche.',
      right: 'À partir d’ici, roulez à droite.',
    },
    follow: (distance) => `pendant ${distance}`,
    endingOn: (road) => `à la fin sur ${road}`,
  },

  maneuverList: {
    list: 'Itinéraire',
    from: 'Départ',
    to: 'Arrivée',
    noRoute: 'Aucun itinéraire trouvé',
    noRouteAdvice: 'Déplacez le départ ou l’arrivée, ou évitez moins de choses.',
    noSteps: 'Pas d’indications détaillées pour cet itinéraire',
    showAll: (count, shown) =>
      plural(count, {
        one: `Afficher ${shown} étape`,
        other: `Afficher les ${shown} étapes`,
      }),
    copy: 'Copier',
    copied: 'Itinéraire copié',
    copyFailed: 'L’itinéraire n’a pas pu être copié.',
  },

  routeOptions: {
    vehicle: 'Transport',
    vehicles: {
      car: 'Voiture',
      truck: 'Camion',
      bicycle: 'Vélo',
      pedestrian: 'À pied',
    },
    optimize: 'Préférer',
    optimizations: {
      fastest: 'Le plus rapide',
      shortest: 'Le plus court',
      easiest: 'Le moins de virages',
    },
    avoid: 'Éviter',
    avoidances: {
      toll: 'Péages',
      highway: 'Autoroutes',
      uturn: 'Demi-tours',
      unpaved: 'Routes non revêtues',
      ferry: 'Ferrys',
    },
    carpool: 'Emprunter les voies de covoiturage',
  },

  routeSummary: {
    label: 'Résumé de l’itinéraire',
    unknownDistance: 'Distance inconnue',
    unknownDuration: 'Durée inconnue',
    arrive: (time) => `Arrivée : ${time}`,
    via: (road) => `par ${road}`,
    by: {
      car: 'En voiture',
      truck: 'En camion',
      bicycle: 'À vélo',
      pedestrian: 'À pied',
    },
    unmet: {
      hov: 'Cet itinéraire emprunte une voie de covoiturage',
      toll: 'Cet itinéraire comporte un péage',
      highway: 'Cet itinéraire emprunte une autoroute',
      uturn: 'Cet itinéraire comporte un demi-tour',
      unpaved: 'Cet itinéraire emprunte une route non revêtue',
      ferry: 'Cet itinéraire emprunte un ferry',
    },
  },

  savedPlaces: {
    list: 'Lieux récents',
    pin: (line) => `Épingler ${line}`,
    remove: (line) => `Retirer ${line}`,
    removeAll: 'Tout retirer',
    done: 'Terminé',
  },

  searchResults: {
    list: 'Résultats de la recherche',
    idle: 'Les lieux apparaissent ici quand vous cherchez.',
    loading: 'Recherche en cours…',
    found: (count, shown) => plural(count, { one: `${shown} lieu`, other: `${shown} lieux` }),
    nothing: 'Aucun résultat',
    edit: 'Modifier la recherche',
    nothingAdvice: 'Vérifiez l’orthographe ou cherchez ailleurs.',
    nothingChosenAdvice:
      'Vérifiez l’orthographe, choisissez moins de filtres ou cherchez ailleurs.',
    nothingInside: 'Aucun lieu dans cette zone',
    nothingInsideAdvice: 'Essayez une autre recherche.',
    unnamed: 'Lieu sans nom',
    sort: 'Trier par',
    relevance: 'Pertinence',
    byDistance: (from) => `Distance ${from}`,
    byRating: 'Note',
    byPrice: 'Prix',
    cheapest: 'Le moins cher',
    filters: 'Filtres',
    openNow: 'Ouvert maintenant',
    rated: (rating) => `Noté ${rating} et plus`,
    clearFilters: 'Retirer les filtres',
    filtered: (shown, of) => `${shown} sur ${of}`,
    nonePasses: 'Rien ne correspond à vos filtres.',
    hoursUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} lieu est masqué : ses horaires ne sont pas connus.`,
        other: `${shown} lieux sont masqués : leurs horaires ne sont pas connus.`,
      }),
    ratingUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} lieu est masqué : il n’a pas de note.`,
        other: `${shown} lieux sont masqués : ils n’ont pas de note.`,
      }),
    showUnknown: 'Afficher quand même',
    bounded: 'Il peut y en avoir d’autres.',
    fromYou: 'depuis votre position',
    fromMapCenter: 'depuis le centre de la carte',
    fromSearchCenter: 'depuis le centre de la recherche',
    fromPlace: (name) => `depuis ${name}`,
    more: 'Afficher plus',
    searchOn: 'Chercher plus loin',
    loadingMore: 'Chargement de la suite…',
    moreFailed: 'La suite n’a pas pu être chargée.',
    refreshFailed: 'Ces résultats ne sont peut-être plus à jour.',
    showAll: (_count, shown) => `Afficher les ${shown} lieux`,
    failed: 'La recherche ne fonctionne pas pour le moment.',
  },
}
