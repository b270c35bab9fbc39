import { pluralOf, type ReactMessages } from '@signpost/react'
import { pt as react } from '@signpost/react/messages/pt'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('pt-BR')

/** Brazilian Portuguese, of the components with a map and of all others. */
export const pt: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'Rotas',
    origin: 'De',
    destination: 'Para',
    swap: 'Inverter partida e destino',
    addStop: 'Adicionar parada',
    addStopHere: 'Adicionar parada aqui',
    stop: (shown) => (shown ? `Parada ${shown}` : 'Parada'),
    removeStop: 'Remover',
    move: 'Mover',
    moveHelp: 'Arraste, use as setas ou toque aqui e depois na alça da nova posição.',
    lifted: (name) => `${name}: escolha a nova posição.`,
    moved: (name, position, count) => `${name}: ${position} de ${count}`,
    removed: (name) => `Removido: ${name}`,
    missing: (from, to) => `Nenhuma rota de ${from} para ${to}`,
    options: 'Opções',
    pick: 'Escolher no mapa',
    picking: 'Mova o mapa sob o alfinete ou clique em um ponto.',
    pickHere: 'Usar este ponto',
    cancel: 'Cancelar',
    start: 'Escolha onde a rota começa e termina.',
    loading: 'Buscando uma rota…',
    none: 'Nenhuma rota entre estes pontos',
    noneAdvice: 'Tente outro meio de transporte.',
    noneAvoidingAdvice: 'Tente outro meio de transporte ou evite menos coisas.',
    failed: 'Não foi possível carregar a rota.',
    steps: 'Etapas',
    overview: 'Visão geral',
    print: 'Imprimir',
    map: 'Mapa da rota',
  },

  mapView: {
    label: 'Mapa',
    loading: 'Carregando o mapa…',
    zoomIn: 'Aumentar o zoom',
    zoomOut: 'Diminuir o zoom',
    north: 'Voltar o norte para cima',
    move: 'Mover o mapa',
    moveUp: 'Mover para cima',
    moveDown: 'Mover para baixo',
    moveLeft: 'Mover para a esquerda',
    moveRight: 'Mover para a direita',
    features: 'Lugares no mapa',
    you: 'Sua localização',
    attribution: 'Créditos do mapa',
    holdControl: 'Segure Ctrl e role para aplicar zoom',
    holdCommand: 'Segure ⌘ e role para aplicar zoom',
    twoFingers: 'Mova o mapa com dois dedos',
    problems: {
      'no-webgl': 'Este navegador não consegue desenhar o mapa: falta WebGL.',
      'context-lost': 'O mapa parou. Ele volta em instantes.',
      library: 'Não foi possível carregar o mapa.',
      worker: 'Não foi possível iniciar o mapa.',
      style: 'Não foi possível carregar o mapa.',
      tiles: 'Não há dados do mapa para esta área',
      slow: 'O mapa está carregando devagar.',
    },
  },

  placeBrowser: {
    label: 'Lugares',
    categories: 'Categorias',
    close: 'Fechar',
    height: 'Altura do painel',
    low: 'Baixa',
    half: 'Metade',
    full: 'Total',
  },

  placeMap: {
    searchArea: 'Pesquisar nesta área',
    cluster: (count, shown) => plural(count, { one: `${shown} lugar`, other: `${shown} lugares` }),
    close: 'Fechar',
    pin: 'Ponto escolhido',
    pinHelp: 'Use as setas para mover o alfinete. Segure Shift para passos maiores.',
    pinHere: 'Centralizar alfinete',
  },

  storeLocator: {
    label: 'Lojas',
    search: 'Endereço, cidade ou CEP',
    none: 'Nenhuma loja por perto',
    noneAdvice: 'Tente outro local.',
    noneInside: 'Nenhuma loja nesta área',
    inside: 'Entregamos aqui.',
    outside: 'Ainda não entregamos aqui.',
    failed: 'Não foi possível carregar as lojas.',
    map: 'Mapa das lojas',
  },

  addressConfirm: {
    map: 'Mapa do endereço',
    hint: 'Coloque o alfinete na sua entrada: arraste-o, toque no mapa ou use as setas.',
    pin: 'Alfinete do endereço',
    here: 'No alfinete',
    use: 'Usar este endereço',
    save: 'Salvar endereço',
  },
}
