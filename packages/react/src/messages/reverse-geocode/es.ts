import type { ReverseGeocodeMessages } from './ReverseGeocodeMessages.ts'

export const es: ReverseGeocodeMessages = {
  heading: 'Qué hay aquí',
  loading: 'Buscando la dirección…',
  nothing: 'No se conoce ninguna dirección aquí.',
  offline: 'No tienes conexión. La dirección llegará cuando vuelva.',
  keyRefused: 'Las direcciones no están disponibles aquí.',
  failed: 'No se pudo buscar la dirección.',
  retry: 'Reintentar',
  coordinates: 'Coordenadas',
}
