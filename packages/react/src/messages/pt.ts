import type { CompassPoint } from '../domain/heading.ts'
import type { StepDetails } from '../route-text/ManeuverMessages.ts'
import type { ReactMessages } from './Messages.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('pt-BR')

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'norte',
  'north-east': 'nordeste',
  east: 'leste',
  'south-east': 'sudeste',
  south: 'sul',
  'south-west': 'sudoeste',
  west: 'oeste',
  'north-west': 'noroeste',
}

const turns = {
  left: 'vire à esquerda',
  right: 'vire à direita',
  'slight-left': 'vire levemente à esquerda',
  'slight-right': 'vire levemente à direita',
  'hard-left': 'faça uma curva acentuada à esquerda',
  'hard-right': 'faça uma curva acentuada à direita',
} as const

const hand = ({ side }: StepDetails): string => (side?.endsWith('left') ? 'esquerda' : 'direita')

/** “à esquerda”, depois do que está ali. */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} à ${hand(step)}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'vire')
const keeping = (step: StepDetails): string =>
  step.side ? `mantenha-se à ${hand(step)}` : 'siga em frente'

/** “em” has no article, which would have to agree with the name of the road. */
const along = (act: string, { road }: StepDetails): string => (road ? `${act} em ${road}` : act)
const toward = (act: string, { road }: StepDetails): string =>
  road ? `${act} em direção a ${road}` : act
const toTake = (act: string, { road }: StepDetails): string =>
  road ? `${act} para pegar ${road}` : act
const thenOn = (act: string, { road }: StepDetails): string =>
  road ? `${act} e continue em ${road}` : act

const places = (count: number, shown: string): string =>
  plural(count, { one: `${shown} lugar`, other: `${shown} lugares` })

/** Brazilian Portuguese. */
export const pt: ReactMessages = {
  addressForm: {
    address: 'Endereço',
    unit: 'Apartamento, andar, bloco',
    neighborhood: 'Bairro',
    city: 'Cidade',
    town: 'Cidade ou povoado',
    suburb: 'Subúrbio ou bairro',
    region: 'Estado ou região',
    state: 'Estado',
    province: 'Província',
    prefecture: 'Prefeitura (Japão)',
    department: 'Departamento',
    county: 'Condado',
    area: 'Área',
    district: 'Distrito',
    doSi: 'Do ou si',
    emirate: 'Emirado',
    island: 'Ilha',
    oblast: 'Região (oblast)',
    parish: 'Paróquia',
    townland: 'Localidade (townland)',
    villageTownship: 'Vila ou município',
    postalCode: 'Código postal',
    zip: 'Código postal (ZIP)',
    postcode: 'Código postal (postcode)',
    cap: 'Código postal (CAP)',
    plz: 'Código postal (PLZ)',
    cep: 'CEP',
    eircode: 'Código postal (Eircode)',
    pin: 'Código postal (PIN)',
    country: 'País',
    chooseCountry: 'Escolha um país',
    optional: 'opcional',
    codeLike: (example, digits, name) => {
      const code = name === 'cep' ? 'O CEP' : 'O código postal'
      return digits === undefined
        ? `${code} tem este formato: ${example}.`
        : `${code} tem ${digits} dígitos, como ${example}.`
    },
    chooseFromList: 'Escolha uma opção da lista.',
    enterAddress: 'Digite o endereço.',
    missing: 'Preencha este campo.',
    save: 'Salvar endereço',
    filling: 'Preenchendo o endereço…',
    filled: 'Endereço preenchido.',
    incomplete: 'Preenchemos o que sabemos. Complete o restante.',
    failed: 'Não foi possível buscar o restante. Digite-o, por favor.',
    undone: 'Alterações desfeitas.',
    kept: 'Mantido como digitado.',
    checking: 'Verificando o endereço…',
    didYouMean: 'Você quis dizer este endereço?',
    partlyKnown: 'Não foi possível confirmar o endereço completo. Ele está certo?',
    notFound: 'Não encontramos este endereço. Ele está certo?',
    accept: 'Usar este endereço',
    keep: 'Manter como digitei',
    change: 'Editar',
    changed: (label, now, was) =>
      was ? `${label}: ${now}, antes ${was}` : `${label}: ${now}, antes em branco`,
    doubtful: (label) => `${label}: confira`,
    keepTyped: (text) => `Usar “${text}” como digitado`,
    numbers: (count, shown) =>
      plural(count, {
        one: `${shown} endereço. Escolha um número.`,
        other: `${shown} endereços. Escolha um número.`,
      }),
    inside: 'Entregamos neste endereço.',
    outside: 'Ainda não entregamos neste endereço.',
  },

  brandPicker: {
    label: 'Marcas',
    search: 'Pesquisar marcas',
    clearSearch: 'Limpar pesquisa',
    country: 'País',
    tiers: { best: 'Mais conhecidas', well: 'Conhecidas', more: 'Outras marcas' },
    found: (count, shown) => plural(count, { one: `${shown} marca`, other: `${shown} marcas` }),
    nothing: 'Nenhuma marca corresponde.',
    nothingAdvice: 'Verifique a ortografia ou digite menos letras.',
    empty: 'Nenhuma marca aqui',
    noCountry: 'Qual país?',
    noCountryAdvice: 'As marcas são listadas por país.',
    chosen: (count, shown) =>
      plural(count, { one: `${shown} escolhida`, other: `${shown} escolhidas` }),
    chosenList: 'Marcas escolhidas',
    added: (name) => `Marca escolhida: ${name}`,
    removed: (name) => `Marca removida: ${name}`,
    remove: (name) => `Remover ${name}`,
    clear: 'Remover todas',
    cleared: 'Todas as marcas foram removidas',
    loading: 'Carregando marcas…',
    failed: 'Não foi possível carregar as marcas.',
  },

  categoryBrowser: {
    label: 'Categorias',
    search: 'Pesquisar categorias',
    clearSearch: 'Limpar pesquisa',
    all: (name) => `Tudo: ${name}`,
    whole: 'Tudo',
    found: (count, shown) =>
      plural(count, { one: `${shown} categoria`, other: `${shown} categorias` }),
    nothing: 'Nenhuma categoria corresponde.',
    nothingAdvice: 'Tente outra palavra ou digite menos letras.',
    empty: 'Nenhuma categoria aqui',
    chosen: (count, shown) =>
      plural(count, { one: `${shown} escolhida`, other: `${shown} escolhidas` }),
    clear: 'Limpar tudo',
    cleared: 'Nenhuma categoria escolhida',
    loading: 'Carregando categorias…',
    failed: 'Não foi possível carregar as categorias.',
  },

  fuelPrices: {
    heading: 'Preços dos combustíveis',
    regular: 'Gasolina comum',
    midGrade: 'Gasolina aditivada',
    premium: 'Gasolina premium',
    diesel: 'Diesel',
    e85: 'Etanol (E85)',
    otherFuel: 'Outro combustível',
    perLiter: 'por litro',
    perGallon: 'por galão',
    withoutCurrency: 'moeda desconhecida',
    converted: 'Convertido de outra unidade.',
    timeUnknown: 'Última atualização: desconhecida',
  },

  locateButton: {
    label: 'Usar minha localização',
    locating: 'Buscando sua localização…',
    found: 'Localização encontrada',
    denied: 'A localização está bloqueada. Permita-a nas configurações do site no navegador.',
    unavailable: 'Não foi possível encontrar sua localização.',
    timeout: 'A busca da sua localização demorou demais.',
  },

  notice: {
    offline: 'Você está off-line. Isto será carregado quando a conexão voltar.',
    keyRefused: 'Isto não está disponível aqui.',
    failed: 'Não foi possível carregar.',
    unavailable: 'O serviço não oferece isto.',
    retry: 'Tentar novamente',
    undo: 'Desfazer',
    tooMany: 'Muitas solicitações.',
    busy: 'O serviço está ocupado.',
    slow: 'Está demorando mais do que o normal.',
    tryingAgain: (when) => (when ? `Nova tentativa ${when}…` : 'Tentando novamente…'),
    tryAgain: (when) => (when ? `Tente novamente ${when}.` : 'Você já pode tentar novamente.'),
    inSeconds: 'em alguns segundos',
    inMinutes: 'em alguns minutos',
    inHours: 'em algumas horas',
    inDays: 'em alguns dias',
  },

  openIn: {
    openIn: 'Abrir em…',
    apps: {
      google: 'Google Maps',
      apple: 'Mapas da Apple',
      waze: 'Waze',
      geo: 'App de mapas padrão',
    },
    fromHere: 'a partir da sua localização',
    cancel: 'Cancelar',
  },

  openingHours: {
    title: 'Horário de funcionamento',
    open: 'Aberto',
    closed: 'Fechado',
    alwaysOpen: 'Aberto 24 horas',
    alwaysClosed: 'Fechado a semana toda',
    temporarily: 'Fechado temporariamente',
    permanently: 'Fechado permanentemente',
    closes: (time, day) => (day ? `fecha às ${time} (${day})` : `fecha às ${time}`),
    closesAtMidnight: 'fecha à meia-noite',
    opens: (time, day) => (day ? `abre às ${time} (${day})` : `abre às ${time}`),
    closesIn: (duration) => `Fecha em ${duration}`,
    opensIn: (duration) => `Abre em ${duration}`,
    today: 'Hoje',
    dayClosed: 'Fechado',
    dayUnknown: 'Horário indisponível',
    dayPartial: 'O horário pode variar',
    allDay: 'Aberto 24 horas',
    zone: (name) => `Horário local (${name})`,
    localTime: 'Horário local',
  },

  partnerReview: {
    rating: (shown, most) => `${shown} de ${most}`,
    reviews: (count, shown) =>
      plural(count, { one: `${shown} avaliação`, other: `${shown} avaliações` }),
  },

  photoGallery: {
    photos: 'Fotos',
    photosOf: (place) => `Fotos: ${place}`,
    photo: (shown, total) => `Foto ${shown} de ${total}`,
    open: (shown, total) => `Abrir foto ${shown} de ${total}`,
    previous: 'Foto anterior',
    next: 'Próxima foto',
    close: 'Fechar fotos',
    failed: 'Não foi possível carregar as fotos.',
  },

  placeCard: {
    loading: 'Carregando o lugar…',
    unnamed: 'Lugar sem nome',
    notFound: 'Não encontramos este lugar.',
    which: 'Qual deles você procura?',
    several: places,
    more: (_count, shown) => `e mais ${shown}`,
    others: 'Outros resultados',
    failed: 'Não foi possível carregar este lugar.',
    actions: 'Ações',
    directions: 'Rotas',
    call: 'Ligar',
    website: 'Site',
    share: 'Enviar',
    copyAddress: 'Copiar endereço',
    copyCoordinates: 'Copiar coordenadas',
    copied: 'Copiado',
    copyFailed: 'Não foi possível copiar.',
    details: 'Mais detalhes',
    address: 'Endereço',
    category: 'Categoria',
    brand: 'Marca',
    area: 'Área',
    coordinates: 'Coordenadas',
    accuracy: (shown, most) => `Correspondência: ${shown} de ${most}`,
  },

  placeDetails: {
    sponsored: 'Patrocinado',
    more: 'Mais',
    less: 'Menos',
    nationalPhone: 'Número nacional',
    mobile: 'Celular',
    fax: 'Fax',
    extension: 'ramal',
    website: 'Site',
    facts: 'Bom saber',
    price: 'Preço',
    cuisines: 'Culinária',
    specialFeatures: 'Comodidades',
    goodFor: 'Ideal para',
    reservations: 'Reservas',
    dressCode: 'Traje',
    features: 'Recursos',
    wifi: 'Wi-Fi',
    smoking: 'Fumantes',
    parking: 'Estacionamento',
    shuttleService: 'Traslado',
    paymentMethods: 'Pagamento',
    tips: 'Dicas',
  },

  reverseGeocode: {
    heading: 'O que há aqui',
    loading: 'Buscando o endereço…',
    nothing: 'Nenhum endereço aqui',
    failed: 'Não foi possível buscar este endereço.',
    coordinates: 'Coordenadas',
  },

  placeSearch: {
    label: 'Pesquisar um lugar',
    placeholder: 'Lugar ou endereço',
    clear: 'Limpar',
    list: 'Sugestões',
    loading: 'Pesquisando…',
    found: (count, shown) =>
      plural(count, { one: `${shown} sugestão`, other: `${shown} sugestões` }),
    nothing: 'Nenhum resultado',
    nothingAdvice: 'Verifique a ortografia ou tente uma pesquisa mais curta.',
    short: (least, shown) =>
      plural(least, {
        one: `Digite pelo menos ${shown} letra`,
        other: `Digite pelo menos ${shown} letras`,
      }),
    needsLocation: 'Pesquisar perto de você?',
    useMyLocation: 'Usar minha localização',
    locating: 'Buscando sua localização…',
    denied: 'A localização está bloqueada. Permita-a nas configurações do site no navegador.',
    unavailable: 'Não foi possível encontrar sua localização.',
    timeout: 'A busca da sua localização demorou demais.',
    failed: 'A pesquisa não está funcionando no momento.',
    recent: (count, shown) =>
      plural(count, { one: `${shown} lugar recente`, other: `${shown} lugares recentes` }),
    editRecent: 'Editar lugares recentes',
    removed: (line) => `Removido: ${line}`,
    close: 'Fechar pesquisa',
    chosen: (line) => `Escolhido: ${line}`,
    chooseOne: 'Escolha um lugar da lista.',
    coordinate: 'Ir para estas coordenadas',
    addByHand: 'Digitar o endereço manualmente',
    category: 'Ver tudo por perto',
    brand: 'Marca',
    area: 'Área',
  },

  maneuvers: {
    start: (step) =>
      along(step.compass ? `siga na direção ${compass[step.compass]}` : 'comece o trajeto', step),
    turn: (step) => along(turning(step), step),
    'u-turn': (step) => thenOn(beside('faça um retorno', step), step),
    continue: (step) => along('continue', step),
    'name-change': (step) => along('continue', step),
    'enter-highway': (step) =>
      `${beside('pegue o acesso', step)} para entrar em ${step.road ?? 'uma rodovia'}`,
    'exit-highway': (step) => toward(beside('pegue a saída', step), step),
    ramp: (step) => toward(beside('pegue o acesso', step), step),
    merge: (step) => along(beside('entre no fluxo', step), step),
    keep: (step) => toTake(`na bifurcação, ${keeping(step)}`, step),
    'keep-highway': (step) => toTake(`na divisão da rodovia, ${keeping(step)}`, step),
    'keep-surface': (step) => toTake(`na bifurcação, ${keeping(step)}`, step),
    'stay-highway': (step) =>
      `na divisão da rodovia, ${keeping(step)} para permanecer ${step.road ? `em ${step.road}` : 'nela'}`,
    'stay-surface': (step) =>
      `na bifurcação, ${keeping(step)} para permanecer ${step.road ? `em ${step.road}` : 'nesta via'}`,
    'enter-roundabout': (step) => {
      if (step.exit) return along(`na rotatória, pegue a ${step.exit}ª saída`, step)
      return step.road ? `entre na rotatória ${step.road}` : 'entre na rotatória'
    },
    'leave-roundabout': (step) =>
      along(step.exit ? `saia da rotatória na ${step.exit}ª saída` : 'saia da rotatória', step),
    'straight-through-rotary': (step) =>
      along(`na rotatória, siga em frente${step.exit ? ` (${step.exit}ª saída)` : ''}`, step),
    'enter-tunnel': ({ road }) => (road ? `continue em ${road} pelo túnel` : 'passe pelo túnel'),
    'leave-tunnel': ({ road }) => (road ? `depois do túnel, continue em ${road}` : 'saia do túnel'),
    'enter-bridge': ({ road }) => (road ? `continue em ${road} pela ponte` : 'atravesse a ponte'),
    'take-ferry': ({ road }) => (road ? `pegue a balsa ${road}` : 'pegue a balsa'),
    'leave-ferry': (step) => thenOn('saia da balsa', step),
    'continue-on-foot': (step) => along('continue a pé', step),
    'enter-private-road': (step) => {
      const road = step.road ? `via particular ${step.road}` : 'via particular'
      return step.side ? `${turning(step)} na ${road}` : `pegue a ${road}`
    },
    'enter-country': (step) =>
      thenOn(
        step.country ? `atravesse a fronteira (${step.country})` : 'atravesse a fronteira',
        step,
      ),
    stairs: (step) => toward(beside('pegue a escada', step), step),
    escalator: (step) => toward(beside('pegue a escada rolante', step), step),
    arrive: (step) =>
      step.side ? `seu destino está à ${hand(step)}` : 'você chegou ao seu destino',
    arriveAtStop: (step) =>
      step.side
        ? `a parada ${step.stop ?? ''} está à ${hand(step)}`
        : `você chegou à parada ${step.stop ?? ''}`,
    unknown: ({ road }) => (road ? `siga até ${road}` : 'siga a rota'),
    immediately: (sentence) => `depois ${sentence}`,
    driveOn: {
      left: 'A partir daqui, dirija do lado esquerdo da via.',
      right: 'A partir daqui, dirija do lado direito da via.',
    },
    follow: (distance) => `por ${distance}`,
    endingOn: (road) => `no final, em ${road}`,
  },

  maneuverList: {
    list: 'Instruções da rota',
    from: 'De',
    to: 'Para',
    noRoute: 'Nenhuma rota encontrada',
    noRouteAdvice: 'Mude o ponto de partida ou o destino, ou evite menos coisas.',
    noSteps: 'Não há instruções passo a passo para esta rota',
    showAll: (count, shown) =>
      plural(count, { one: `Mostrar ${shown} etapa`, other: `Mostrar todas as ${shown} etapas` }),
    copy: 'Copiar',
    copied: 'Instruções copiadas',
    copyFailed: 'Não foi possível copiar as instruções.',
  },

  routeOptions: {
    vehicle: 'Transporte',
    vehicles: { car: 'Carro', truck: 'Caminhão', bicycle: 'Bicicleta', pedestrian: 'A pé' },
    optimize: 'Preferir',
    optimizations: { fastest: 'Mais rápida', shortest: 'Mais curta', easiest: 'Menos curvas' },
    avoid: 'Evitar',
    avoidances: {
      toll: 'Pedágios',
      highway: 'Rodovias',
      uturn: 'Retornos',
      unpaved: 'Vias sem pavimentação',
      ferry: 'Balsas',
    },
    carpool: 'Usar faixas de carona solidária',
  },

  routeSummary: {
    label: 'Rota',
    unknownDistance: 'Distância desconhecida',
    unknownDuration: 'Tempo desconhecido',
    arrive: (time) => `Chegada: ${time}`,
    via: (road) => `via ${road}`,
    by: { car: 'De carro', truck: 'De caminhão', bicycle: 'De bicicleta', pedestrian: 'A pé' },
    unmet: {
      hov: 'Esta rota usa uma faixa de carona solidária',
      toll: 'Esta rota tem pedágio',
      highway: 'Esta rota passa por uma rodovia',
      uturn: 'Esta rota tem um retorno',
      unpaved: 'Esta rota passa por uma via sem pavimentação',
      ferry: 'Esta rota usa uma balsa',
    },
  },

  savedPlaces: {
    list: 'Lugares recentes',
    pin: (line) => `Fixar ${line}`,
    remove: (line) => `Remover ${line}`,
    removeAll: 'Remover todos',
    done: 'Concluído',
  },

  searchResults: {
    list: 'Resultados da pesquisa',
    idle: 'Os lugares aparecem aqui quando você pesquisa.',
    loading: 'Pesquisando…',
    found: places,
    nothing: 'Nenhum resultado',
    edit: 'Editar pesquisa',
    nothingAdvice: 'Verifique a ortografia ou pesquise em outro lugar.',
    nothingChosenAdvice:
      'Verifique a ortografia, escolha menos filtros ou pesquise em outro lugar.',
    nothingInside: 'Nenhum lugar nesta área',
    nothingInsideAdvice: 'Tente outra pesquisa.',
    unnamed: 'Lugar sem nome',
    sort: 'Ordenar por',
    relevance: 'Relevância',
    byDistance: (from) => `Distância ${from}`,
    byRating: 'Avaliação',
    byPrice: 'Preço',
    cheapest: 'Mais barato',
    filters: 'Filtros',
    openNow: 'Aberto agora',
    rated: (rating) => `Nota ${rating} ou mais`,
    clearFilters: 'Limpar filtros',
    filtered: (shown, of) => `${shown} de ${of}`,
    nonePasses: 'Nada corresponde aos seus filtros.',
    hoursUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} lugar está oculto: o horário não é conhecido.`,
        other: `${shown} lugares estão ocultos: o horário não é conhecido.`,
      }),
    ratingUnknown: (count, shown) =>
      plural(count, {
        one: `${shown} lugar está oculto: não tem avaliação.`,
        other: `${shown} lugares estão ocultos: não têm avaliação.`,
      }),
    showUnknown: 'Mostrar mesmo assim',
    bounded: 'Pode haver mais.',
    fromYou: 'a partir de você',
    fromMapCenter: 'a partir do centro do mapa',
    fromSearchCenter: 'a partir do centro da pesquisa',
    fromPlace: (name) => `a partir de ${name}`,
    more: 'Mostrar mais',
    searchOn: 'Pesquisar mais longe',
    loadingMore: 'Carregando mais…',
    moreFailed: 'Não foi possível carregar mais.',
    refreshFailed: 'Estes resultados podem estar desatualizados.',
    showAll: (_count, shown) => `Mostrar todos os ${shown} lugares`,
    failed: 'A pesquisa não está funcionando no momento.',
  },
}
