import { pluralOf } from '../plural.ts'
import type { PlaceCardMessages } from './PlaceCardMessages.ts'

const plural = pluralOf('es')

export const es: PlaceCardMessages = {
  loading: 'Cargando el lugar…',
  unnamed: 'Lugar sin nombre',
  notFound: 'No se encontró este lugar.',
  which: '¿Cuál busca?',
  several: (count, shown) => plural(count, { one: `${shown} lugar`, other: `${shown} lugares` }),
  others: 'Ver los demás',
  offline: 'No tiene conexión. El lugar se cargará cuando vuelva.',
  keyRefused: 'Los lugares no están disponibles aquí.',
  tooMany: 'Demasiadas consultas. Espere un momento.',
  failed: 'No se pudo cargar el lugar.',
  retry: 'Reintentar',
  actions: 'Acciones',
  directions: 'Cómo llegar',
  call: 'Llamar',
  website: 'Sitio web',
  share: 'Compartir',
  copyAddress: 'Copiar la dirección',
  copyCoordinates: 'Copiar las coordenadas',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar.',
  address: 'Dirección',
  category: 'Categoría',
  brand: 'Marca',
  coordinates: 'Coordenadas',
  accuracy: (shown, most) => `Coincidencia: ${shown} de ${most}`,
}
