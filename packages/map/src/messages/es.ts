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
    moveHelp: 'Arrástralo, usa las flechas, o púlsalo y después el asa del lugar nuevo.',
    lifted: (name) => `${name}: elige su lugar nuevo.`,
    moved: (name, position, count) => `${name}: ${position} de ${count}`,
    removed: (name) => `Se ha quitado ${name}.`,
    missing: (from, to) => `Falta el camino de ${from} a ${to}.`,
    options: 'Opciones',
    pick: 'Elegir en el mapa',
    picking: 'Mueve el mapa hasta que el punto quede en el centro, o haz clic en él.',
    pickHere: 'Elegir este punto',
    cancel: 'Cancelar',
    start: 'Elige dónde empieza y dónde termina la ruta.',
    loading: 'Buscando la ruta…',
    none: 'No hay ruta entre estos puntos.',
    noneAdvice: 'Prueba con otro vehículo.',
    noneAvoidingAdvice: 'Prueba con otro vehículo o evita menos cosas.',
    failed: 'No se pudo cargar la ruta.',
    steps: 'Pasos',
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
    attribution: 'Mostrar las fuentes del mapa',
    holdControl: 'Ctrl + rueda para acercar o alejar',
    holdCommand: '⌘ + rueda para acercar o alejar',
    twoFingers: 'Mueve el mapa con dos dedos',
    problems: {
      'no-webgl': 'Este navegador no puede dibujar el mapa: no tiene WebGL.',
      'context-lost': 'El mapa se interrumpió. Volverá en cuanto la tarjeta gráfica esté libre.',
      library: 'No se pudo cargar el mapa.',
      worker: 'No se pudo iniciar el mapa.',
      style: 'No se pudo cargar el mapa.',
      tiles: 'El mapa no tiene imágenes de esta zona.',
      slow: 'El mapa tarda en cargar.',
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
    pinHelp: 'Las flechas mueven el punto; con Mayús, a pasos más grandes.',
    pinHere: 'Poner el punto en el centro',
  },

  storeLocator: {
    label: 'Tiendas',
    search: 'Dirección, localidad o código postal',
    none: 'No hay ninguna tienda cerca de aquí.',
    noneAdvice: 'Busque cerca de otro lugar.',
    failed: 'No se pudieron cargar las tiendas.',
    map: 'Mapa de las tiendas',
  },

  addressConfirm: {
    map: 'Mapa de la dirección',
    hint: '¿Está el punto en la entrada? Arrástrelo, pulse el mapa o muévalo con las flechas.',
    pin: 'Punto de la dirección',
    here: 'En este punto',
    use: 'Usar esta dirección',
    save: 'Guardar la dirección',
  },
}
