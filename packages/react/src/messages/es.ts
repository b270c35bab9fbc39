import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('es')

/** One o'clock is singular. */
function at(time: string): string {
  return `${/^0?1\D/.test(time) ? 'a la' : 'a las'} ${time}`
}

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'el norte',
  'north-east': 'el noreste',
  east: 'el este',
  'south-east': 'el sureste',
  south: 'el sur',
  'south-west': 'el suroeste',
  west: 'el oeste',
  'north-west': 'el noroeste',
}

const turns = {
  left: 'gira a la izquierda',
  right: 'gira a la derecha',
  'slight-left': 'gira levemente a la izquierda',
  'slight-right': 'gira levemente a la derecha',
  'hard-left': 'haz un giro cerrado a la izquierda',
  'hard-right': 'haz un giro cerrado a la derecha',
} as const

const hand = ({ side }: StepDetails): string => (side?.endsWith('left') ? 'izquierda' : 'derecha')

/** «de la izquierda», tras lo que está allí. */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} de la ${hand(step)}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'gira')
const keeping = (step: StepDetails): string =>
  step.side ? `mantente a la ${hand(step)}` : 'sigue recto'

const along = (act: string, { road }: StepDetails): string => (road ? `${act} por ${road}` : act)
const toward = (act: string, { road }: StepDetails): string => (road ? `${act} hacia ${road}` : act)
const toTake = (act: string, { road }: StepDetails): string =>
  road ? `${act} para tomar ${road}` : act
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} y continúa por ${road}` : act

/** Spanish. */
export const es: ReactMessages = {
  addressForm: {
    address: 'Dirección',
    unit: 'Apartamento, piso, edificio',
    neighborhood: 'Barrio',
    city: 'Ciudad',
    town: 'Localidad',
    suburb: 'Barrio o localidad',
    region: 'Estado o región',
    state: 'Estado',
    province: 'Provincia',
    prefecture: 'Prefectura',
    department: 'Departamento',
    county: 'Condado',
    area: 'Zona',
    district: 'Distrito',
    doSi: 'Do o si',
    emirate: 'Emirato',
    island: 'Isla',
    oblast: 'Óblast',
    parish: 'Parroquia',
    townland: 'Paraje (townland)',
    villageTownship: 'Pueblo o municipio',
    postalCode: 'Código postal',
    zip: 'Código postal (ZIP)',
    postcode: 'Código postal (postcode)',
    cap: 'Código postal (CAP)',
    plz: 'Código postal (PLZ)',
    cep: 'Código postal (CEP)',
    eircode: 'Código postal (Eircode)',
    pin: 'Código postal (PIN)',
    country: 'País',
    chooseCountry: 'Elige un país',
    optional: 'opcional',
    codeLike: (example, digits) =>
      digits === undefined
        ? `Aquí un código postal es como ${example}.`
        : `Aquí un código postal tiene ${digits} cifras, como ${example}.`,
    chooseFromList: 'Elige una opción de la lista.',
    enterAddress: 'Escribe la dirección.',
    missing: 'Completa este campo.',
    save: 'Guardar dirección',
    filling: 'Completando la dirección…',
    filled: 'Dirección completada.',
    incomplete: 'Completamos lo que sabemos. Agrega el resto.',
    failed: 'No pudimos buscar el resto. Escríbelo.',
    undone: 'Cambios deshechos.',
    kept: 'Se conservó lo que escribiste.',
    checking: 'Comprobando la dirección…',
    didYouMean: '¿Quisiste decir esta dirección?',
    partlyKnown: 'No pudimos confirmar toda la dirección. ¿Es correcta?',
    notFound: 'No encontramos esta dirección. ¿Es correcta?',
    accept: 'Usar esta dirección',
    keep: 'Usar lo que escribí',
    change: 'Editar',
    changed: (label, now, was) =>
      was ? `${label}: ${now}, antes ${was}` : `${label}: ${now}, antes en blanco`,
    doubtful: (label) => `${label}: por comprobar`,
    keepTyped: (text) => `Usar «${text}» tal cual`,
    numbers: (count, shown) =>
      plural(count, {
        one: `${shown} dirección. Elige un número.`,
        other: `${shown} direcciones. Elige un número.`,
      }),
    inside: 'Entregamos en esta dirección.',
    outside: 'Aún no entregamos en esta dirección.',
  },

  brandPicker: {
    label: 'Marcas',
    search: 'Buscar una marca',
    clearSearch: 'Borrar la búsqueda',
    country: 'País',
    tiers: {
      best: 'Las más conocidas',
      well: 'Conocidas',
      more: 'Más marcas',
    },
    found: (count, shown) => plural(count, { one: `${shown} marca`, other: `${shown} marcas` }),
    nothing: 'Ninguna marca coincide.',
    nothingAdvice: 'Revisa la ortografía o escribe menos letras.',
    empty: 'No hay marcas aquí',
    noCountry: '¿Qué país?',
    noCountryAdvice: 'Las marcas se muestran por país.',
    chosen: (count, shown) =>
      plural(count, { one: `${shown} elegida`, other: `${shown} elegidas` }),
    chosenList: 'Marcas elegidas',
    added: (name) => `${name}: elegida`,
    removed: (name) => `${name}: quitada`,
    remove: (name) => `Quitar ${name}`,
    clear: 'Quitar todas',
    cleared: 'Todas las marcas quitadas',
    loading: 'Cargando marcas…',
    failed: 'No pudimos cargar las marcas.',
  },

  categoryBrowser: {
    label: 'Categorías',
    search: 'Buscar una categoría',
    clearSearch: 'Borrar la búsqueda',
    all: (name) => `Todo: ${name}`,
    whole: 'Todo',
    found: (count, shown) =>
      plural(count, { one: `${shown} categoría`, other: `${shown} categorías` }),
    nothing: 'Ninguna categoría coincide.',
    nothingAdvice: 'Prueba con otra palabra o escribe menos letras.',
    empty: 'No hay categorías aquí',
    chosen: (count, shown) =>
      plural(count, { one: `${shown} elegida`, other: `${shown} elegidas` }),
    clear: 'Quitar todas',
    cleared: 'Ninguna categoría elegida',
    loading: 'Cargando categorías…',
    failed: 'No pudimos cargar las categorías.',
  },

  fuelPrices: {
    heading: 'Precios de combustibles',
    regular: 'Normal',
    midGrade: 'Intermedia',
    premium: 'Súper',
    diesel: 'Diésel',
    e85: 'Etanol (E85)',
    otherFuel: 'Otro combustible',
    perLiter: 'por litro',
    perGallon: 'por galón',
    withoutCurrency: 'moneda desconocida',
    converted: 'Convertido desde otra unidad.',
    timeUnknown: 'Última actualización: desconocida',
  },

  locateButton: {
    label: 'Usar mi ubicación',
    locating: 'Buscando tu ubicación…',
    found: 'Ubicación encontrada',
    denied: 'La ubicación está bloqueada. Permítela en la configuración del sitio de tu navegador.',
    unavailable: 'No pudimos encontrar tu ubicación.',
    timeout: 'Se tardó demasiado en encontrar tu ubicación.',
  },

  notice: {
    offline: 'No tienes conexión. Esto se cargará cuando vuelva.',
    keyRefused: 'Esto no está disponible aquí.',
    failed: 'No se pudo cargar.',
    unavailable: 'El servicio no ofrece esto.',
    retry: 'Reintentar',
    undo: 'Deshacer',
    tooMany: 'Demasiadas solicitudes.',
    busy: 'El servicio está ocupado.',
    slow: 'Está tardando más de lo habitual.',
    tryingAgain: (when) => (when ? `Nuevo intento ${when}…` : 'Nuevo intento…'),
    tryAgain: (when) => (when ? `Inténtalo de nuevo ${when}.` : 'Ya puedes intentarlo de nuevo.'),
    inSeconds: 'en unos segundos',
    inMinutes: 'en unos minutos',
    inHours: 'en unas horas',
    inDays: 'en unos días',
  },
  openIn: {
    openIn: 'Abrir en…',
    apps: {
      google: 'Google Maps',
      apple: 'Mapas de Apple',
      waze: 'Waze',
      geo: 'App de mapas predeterminada',
    },
    fromHere: 'desde tu ubicación',
    cancel: 'Cancelar',
  },

  openingHours: {
    title: 'Horario',
    open: 'Abierto',
    closed: 'Cerrado',
    alwaysOpen: 'Abierto las 24 horas',
    alwaysClosed: 'Cerrado toda la semana',
    temporarily: 'Cerrado temporalmente',
    permanently: 'Cerrado definitivamente',
    closes: (time, day) => (day ? `cierra el ${day} ${at(time)}` : `cierra ${at(time)}`),
    closesAtMidnight: 'cierra a medianoche',
    opens: (time, day) => (day ? `abre el ${day} ${at(time)}` : `abre ${at(time)}`),
    closesIn: (duration) => `Cierra en ${duration}`,
    opensIn: (duration) => `Abre en ${duration}`,
    today: 'Hoy',
    dayClosed: 'Cerrado',
    dayUnknown: 'Horario no disponible',
    dayPartial: 'El horario puede variar',
    allDay: 'Abierto las 24 horas',
    zone: (name) => `Hora local (${name})`,
    localTime: 'Hora local',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} de ${most}`,
    reviews: (count, shown) => plural(count, { one: `${shown} reseña`, other: `${shown} reseñas` }),
  },

  photoGallery: {
    photos: 'Fotos',
    photosOf: (place) => `Fotos de ${place}`,
    photo: (shown, total) => `Foto ${shown} de ${total}`,
    open: (shown, total) => `Abrir la foto ${shown} de ${total}`,
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    close: 'Cerrar las fotos',
    failed: 'No se pudieron cargar las fotos.',
  },

  placeCard: {
    loading: 'Cargando el lugar…',
    unnamed: 'Lugar sin nombre',
    notFound: 'No encontramos este lugar.',
    which: '¿Cuál buscas?',
    several: (count, shown) => plural(count, { one: `${shown} lugar`, other: `${shown} lugares` }),
    more: (_count, shown) => `y ${shown} más`,
    others: 'Otros resultados',
    failed: 'No pudimos cargar este lugar.',
    actions: 'Acciones',
    directions: 'Cómo llegar',
    call: 'Llamar',
    website: 'Sitio web',
    share: 'Compartir',
    copyAddress: 'Copiar la dirección',
    copyCoordinates: 'Copiar las coordenadas',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar.',
    details: 'Más detalles',
    address: 'Dirección',
    category: 'Categoría',
    brand: 'Marca',
    area: 'Zona',
    coordinates: 'Coordenadas',
    accuracy: (shown, most) => `Coincidencia: ${shown} de ${most}`,
  },

  placeDetails: {
    sponsored: 'Patrocinado',
    more: 'Más',
    less: 'Menos',
    nationalPhone: 'Número nacional',
    mobile: 'Móvil',
    fax: 'Fax',
    extension: 'int.',
    website: 'Sitio web',
    facts: 'Conviene saber',
    price: 'Precio',
    cuisines: 'Cocina',
    specialFeatures: 'Servicios',
    goodFor: 'Ideal para',
    reservations: 'Reservas',
    dressCode: 'Vestimenta',
    features: 'Características',
    wifi: 'Wifi',
    smoking: 'Fumar',
    parking: 'Estacionamiento',
    shuttleService: 'Transporte',
    paymentMethods: 'Formas de pago',
    tips: 'Consejos',
  },

  reverseGeocode: {
    heading: 'Qué hay aquí',
    loading: 'Buscando la dirección…',
    nothing: 'No hay ninguna dirección aquí',
    failed: 'No pudimos buscar esta dirección.',
    coordinates: 'Coordenadas',
  },

  placeSearch: {
    label: 'Buscar un lugar',
    placeholder: 'Lugar o dirección',
    clear: 'Borrar',
    list: 'Sugerencias',
    loading: 'Buscando…',
    found: (count, shown) =>
      plural(count, { one: `${shown} sugerencia`, other: `${shown} sugerencias` }),
    nothing: 'Sin resultados',
    nothingAdvice: 'Revisa la ortografía o prueba una búsqueda más corta.',
    short: (least, shown) =>
      plural(least, {
        one: `Escribe al menos ${shown} letra`,
        other: `Escribe al menos ${shown} letras`,
      }),
    needsLocation: '¿Buscar cerca de ti?',
    useMyLocation: 'Usar mi ubicación',
    locating: 'Buscando tu ubicación…',
    denied: 'La ubicación está bloqueada. Permítela en la configuración del sitio de tu navegador.',
    unavailable: 'No pudimos encontrar tu ubicación.',
    timeout: 'Se tardó demasiado en encontrar tu ubicación.',
    failed: 'La búsqueda no funciona en este momento.',
    recent: (count, shown) =>
      plural(count, { one: `${shown} lugar reciente`, other: `${shown} lugares recientes` }),
    editRecent: 'Editar los lugares recientes',
    removed: (line) => `Quitado: ${line}`,
    close: 'Cerrar la búsqueda',
    chosen: (line) => `Elegido: ${line}`,
    chooseOne: 'Elige un lugar de la lista.',
    coordinate: 'Ir a estas coordenadas',
    addByHand: 'Introducir la dirección a mano',
    category: 'Ver todo cerca',
    brand: 'Marca',
    area: 'Zona',
  },

  maneuvers: {
    start: (step) => along(step.compass ? `dirígete hacia ${compass[step.compass]}` : 'sal', step),
    turn: (step) => along(turning(step), step),
    'u-turn': (step) =>
      thenOn(step.side ? `da la vuelta por la ${hand(step)}` : 'da la vuelta', step),
    continue: (step) => along('continúa', step),
    'name-change': (step) => along('continúa', step),
    'enter-highway': (step) =>
      `${beside('toma el acceso', step)} para entrar en ${step.road ?? 'la autopista'}`,
    'exit-highway': (step) => toward(beside('toma la salida', step), step),
    ramp: (step) => toward(beside('toma el acceso', step), step),
    merge: (step) => {
      const act = step.side ? `incorpórate por la ${hand(step)}` : 'incorpórate'
      return step.road ? `${act} a ${step.road}` : act
    },
    keep: (step) => toTake(`${keeping(step)} en la bifurcación`, step),
    'keep-highway': (step) => toTake(`${keeping(step)} donde se divide la autopista`, step),
    'keep-surface': (step) => toTake(`${keeping(step)} en la bifurcación`, step),
    'stay-highway': (step) =>
      `${keeping(step)} donde se divide la autopista para continuar por ${step.road ?? 'ella'}`,
    'stay-surface': (step) =>
      `${keeping(step)} en la bifurcación para continuar por ${step.road ?? 'la misma vía'}`,
    'enter-roundabout': (step) => {
      if (step.exit) return along(`en la rotonda, toma la ${step.exit}.ª salida`, step)
      return step.road ? `entra en la rotonda ${step.road}` : 'entra en la rotonda'
    },
    'leave-roundabout': (step) => {
      const at = step.exit ? ` en la ${step.exit}.ª salida` : ''
      return along(`sal de la rotonda${at}`, step)
    },
    'straight-through-rotary': (step) => {
      const at = step.exit ? ` (${step.exit}.ª salida)` : ''
      return along(`en la rotonda, sigue recto${at}`, step)
    },
    'enter-tunnel': ({ road }) =>
      road ? `continúa por ${road} y pasa el túnel` : 'pasa por el túnel',
    'leave-tunnel': ({ road }) =>
      road ? `al salir del túnel, continúa por ${road}` : 'sal del túnel',
    'enter-bridge': ({ road }) =>
      road ? `continúa por ${road} y cruza el puente` : 'cruza el puente',
    'take-ferry': ({ road }) => (road ? `toma el ferry ${road}` : 'toma el ferry'),
    'leave-ferry': (step) => thenOn('baja del ferry', step),
    'continue-on-foot': (step) => along('continúa a pie', step),
    'enter-private-road': (step) => {
      const road = step.road ? `la vía privada ${step.road}` : 'la vía privada'
      return step.side ? `${turning(step)} por ${road}` : `toma ${road}`
    },
    'enter-country': (step) =>
      thenOn(step.country ? `cruza la frontera (${step.country})` : 'cruza la frontera', step),
    stairs: (step) => toward(beside('toma la escalera', step), step),
    escalator: (step) => toward(beside('toma la escalera mecánica', step), step),
    arrive: (step) => (step.side ? `tu destino está a la ${hand(step)}` : 'llegas a tu destino'),
    arriveAtStop: (step) =>
      step.side
        ? `la parada ${step.stop ?? ''} está a la ${hand(step)}`
        : `llegas a la parada ${step.stop ?? ''}`,
    unknown: ({ road }) => (road ? `ve hasta ${road}` : 'sigue la ruta'),
    immediately: (sentence) => `luego ${sentence}`,
    driveOn: {
      left: 'A partir de aquí se circula por la izquierda.',
      right: 'A partir de aquí se circula por la derecha.',
    },
    follow: (distance) => `durante ${distance}`,
    endingOn: (road) => `al final por ${road}`,
  },

  maneuverList: {
    list: 'Indicaciones',
    from: 'Desde',
    to: 'Hasta',
    noRoute: 'No se encontró ninguna ruta',
    noRouteAdvice: 'Cambia el origen o el destino, o evita menos cosas.',
    noSteps: 'No hay indicaciones paso a paso para esta ruta',
    showAll: (count, shown) =>
      plural(count, {
        one: `Mostrar ${shown} paso`,
        other: `Mostrar los ${shown} pasos`,
      }),
    copy: 'Copiar',
    copied: 'Indicaciones copiadas',
    copyFailed: 'No se pudieron copiar las indicaciones.',
  },

  routeOptions: {
    vehicle: 'Transporte',
    vehicles: {
      car: 'Coche',
      truck: 'Camión',
      bicycle: 'Bicicleta',
      pedestrian: 'A pie',
    },
    optimize: 'Preferir',
    optimizations: {
      fastest: 'La más rápida',
      shortest: 'La más corta',
      easiest: 'Menos giros',
    },
    avoid: 'Evitar',
    avoidances: {
      toll: 'Peajes',
      highway: 'Autopistas',
      uturn: 'Cambios de sentido',
      unpaved: 'Caminos sin pavimentar',
      ferry: 'Ferris',
    },
    carpool: 'Usar carriles para vehículos compartidos',
  },

  routeSummary: {
    label: 'Ruta',
    unknownDistance: 'Distancia desconocida',
    unknownDuration: 'Tiempo desconocido',
    arrive: (time) => `Llegada: ${time}`,
    via: (road) => `por ${road}`,
    by: {
      car: 'En coche',
      truck: 'En camión',
      bicycle: 'En bicicleta',
      pedestrian: 'A pie',
    },
    unmet: {
      hov: 'Esta ruta pasa por un carril para vehículos compartidos',
      toll: 'Esta ruta tiene peajes',
      highway: 'Esta ruta pasa por una autopista',
      uturn: 'Esta ruta tiene un cambio de sentido',
      unpaved: 'Esta ruta pasa por un camino sin pavimentar',
      ferry: 'Esta ruta incluye un ferry',
    },
  },

  savedPlaces: {
    list: 'Lugares recientes',
    pin: (line) => `Fijar ${line}`,
    remove: (line) => `Quitar ${line}`,
    removeAll: 'Quitar todos',
    done: 'Listo',
  },

  searchResults: {
    list: 'Resultados de la búsqueda',
    idle: 'Los lugares aparecerán aquí cuando busques.',
    loading: 'Buscando…',
    found: (count, shown) => plural(count, { one: `${shown} lugar`, other: `${shown} lugares` }),
    nothing: 'Sin resultados',
    edit: 'Editar la búsqueda',
    nothingAdvice: 'Revisa la ortografía o busca en otra zona.',
    nothingChosenAdvice: 'Revisa la ortografía, elige menos filtros o busca en otra zona.',
    nothingInside: 'No hay lugares en esta zona',
    nothingInsideAdvice: 'Prueba otra búsqueda.',
    unnamed: 'Lugar sin nombre',
    sort: 'Ordenar por',
    relevance: 'Relevancia',
    byDistance: (from) => `Distancia ${from}`,
    byRating: 'Calificación',
    byPrice: 'Precio',
    cheapest: 'El más barato',
    filters: 'Filtros',
    openNow: 'Abierto ahora',
    rated: (rating) => `Calificación de ${rating} o más`,
    clearFilters: 'Quitar los filtros',
    filtered: (shown, of) => `${shown} de ${of}`,
    nonePasses: 'Nada coincide con tus filtros.',
    hoursUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} lugar está oculto: no se conoce su horario.`,
        other: `${shown} lugares están ocultos: no se conoce su horario.`,
      }),
    ratingUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} lugar está oculto: no tiene calificación.`,
        other: `${shown} lugares están ocultos: no tienen calificación.`,
      }),
    showUnknown: 'Mostrar de todos modos',
    bounded: 'Puede haber más.',
    fromYou: 'desde tu ubicación',
    fromMapCenter: 'desde el centro del mapa',
    fromSearchCenter: 'desde el centro de la búsqueda',
    fromPlace: (name) => `desde ${name}`,
    more: 'Mostrar más',
    searchOn: 'Buscar más lejos',
    loadingMore: 'Cargando más…',
    moreFailed: 'No se pudo cargar más.',
    refreshFailed: 'Estos resultados pueden estar desactualizados.',
    showAll: (_count, shown) => `Mostrar los ${shown} lugares`,
    failed: 'La búsqueda no funciona en este momento.',
  },
}
