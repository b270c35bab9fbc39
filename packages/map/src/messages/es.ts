import { pluralOf, type ReactMessages } from '@signpost/react'
import { es as react } from '@signpost/react/messages/es'
import type { MapMessages } from './MapMessages.ts'

const plural = pluralOf('es')

/** Spanish, of the components with a map and of all others. */
export const es: ReactMessages & MapMessages = {
  ...react,
  directions: {
    label: 'Cómo llegar',
    origin: 'Desde',
    destination: 'Hasta',
    swap: 'Intercambiar salida y destino',
    addStop: 'Añadir una parada',
    addStopHere: 'Añadir una parada aquí',
    stop: (shown) => (shown ? `Parada ${shown}` : 'Parada'),
    removeStop: 'Quitar',
    move: 'Mover',
    moveHelp: 'Arrástralo, usa las flechas o púlsalo y después pulsa el asa del lugar nuevo.',
    lifted: (name) => `${name}: elige su lugar nuevo.`,
    moved: (name, position, count) => `${name}: ${position} de ${count}`,
    removed: (name) => `Quitado: ${name}`,
    missing: (from, to) => `No hay ruta de ${from} a ${to}`,
    options: 'Opciones',
    pick: 'Elegir en el mapa',
    picking: 'Mueve el mapa bajo el marcador o haz clic en un lugar.',
    pickHere: 'Usar este punto',
    cancel: 'Cancelar',
    start: 'Elige dónde empieza y dónde termina la ruta.',
    loading: 'Buscando la ruta…',
    none: 'No hay ruta entre estos puntos',
    noneAdvice: 'Prueba con otro medio de transporte.',
    noneAvoidingAdvice: 'Prueba con otro medio de transporte o evita menos cosas.',
    failed: 'No pudimos cargar la ruta.',
    steps: 'Pasos',
    overview: 'Vista general',
    print: 'Imprimir',
    map: 'Mapa de la ruta',
  },

  mapView: {
    label: 'Mapa',
    loading: 'Cargando el mapa…',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    north: 'Orientar al norte',
    move: 'Mover el mapa',
    moveUp: 'Hacia arriba',
    moveDown: 'Hacia abajo',
    moveLeft: 'Hacia la izquierda',
    moveRight: 'Hacia la derecha',
    features: 'Lugares en el mapa',
    you: 'Tu ubicación',
    attribution: 'Fuentes del mapa',
    holdControl: 'Ctrl + rueda para acercar o alejar',
    holdCommand: '⌘ + rueda para acercar o alejar',
    twoFingers: 'Mueve el mapa con dos dedos',
    problems: {
      'no-webgl': 'Este navegador no puede dibujar el mapa: no tiene WebGL.',
      'context-lost': 'El mapa se detuvo. Volverá en un momento.',
      library: 'No pudimos cargar el mapa.',
      worker: 'No se pudo iniciar el mapa.',
      style: 'No pudimos cargar el mapa.',
      tiles: 'No hay datos del mapa para esta zona',
      slow: 'El mapa carga despacio.',
    },
  },

  placeBrowser: {
    label: 'Lugares',
    categories: 'Categorías',
    close: 'Cerrar',
    height: 'Altura del panel',
    low: 'Baja',
    half: 'Media',
    full: 'Completa',
  },

  placeMap: {
    searchArea: 'Buscar en esta zona',
    cluster: (count, shown) => plural(count, { one: `${shown} lugar`, other: `${shown} lugares` }),
    close: 'Cerrar',
    pin: 'Punto elegido',
    pinHelp: 'Mueve el marcador con las flechas. Mantén pulsado Mayús para dar pasos más grandes.',
    pinHere: 'Centrar el marcador',
  },

  storeLocator: {
    label: 'Tiendas',
    search: 'Dirección, localidad o código postal',
    none: 'No hay tiendas cerca',
    noneAdvice: 'Prueba con otra ubicación.',
    noneInside: 'No hay tiendas en esta zona',
    inside: 'Entregamos aquí.',
    outside: 'Aún no entregamos aquí.',
    failed: 'No pudimos cargar las tiendas.',
    map: 'Mapa de las tiendas',
  },

  addressConfirm: {
    map: 'Mapa de la dirección',
    hint: 'Lleva el marcador a tu entrada: arrástralo, pulsa el mapa o usa las flechas.',
    pin: 'Marcador de la dirección',
    here: 'En el marcador',
    use: 'Usar esta dirección',
    save: 'Guardar la dirección',
  },
}
