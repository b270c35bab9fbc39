import type { DirectionsMessages } from './DirectionsMessages.ts'

export const es: DirectionsMessages = {
  label: 'Cómo llegar',
  origin: 'Desde',
  destination: 'Hasta',
  swap: 'Intercambiar salida y destino',
  options: 'Opciones',
  pick: 'Elegir en el mapa',
  picking: 'Mueve el mapa hasta que el punto quede en el centro, o haz clic en él.',
  pickHere: 'Elegir este punto',
  cancel: 'Cancelar',
  start: 'Elige dónde empieza y dónde termina la ruta.',
  loading: 'Buscando la ruta…',
  none: 'No hay ruta entre estos puntos.',
  noneAdvice: 'Prueba con otro vehículo o evita menos cosas.',
  unavailable: 'Este servicio no ofrece rutas.',
  keyRefused: 'Las rutas no están disponibles aquí.',
  offline: 'No tienes conexión. La búsqueda seguirá cuando vuelvas.',
  failed: 'No se pudo encontrar la ruta.',
  retry: 'Reintentar',
  print: 'Imprimir',
  map: 'Mapa de la ruta',
}
