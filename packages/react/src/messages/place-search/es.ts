import { pluralOf } from '../plural.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'

const plural = pluralOf('es')

export const es: PlaceSearchMessages = {
  label: 'Buscar un lugar',
  placeholder: 'Lugar o dirección',
  clear: 'Borrar',
  list: 'Sugerencias',
  loading: 'Buscando…',
  found: (count, shown) =>
    plural(count, { one: `${shown} sugerencia`, other: `${shown} sugerencias` }),
  nothing: 'Sin resultados',
  nothingAdvice: 'Revisa la ortografía o escribe menos.',
  short: (least, shown) =>
    plural(least, {
      one: `Escribe al menos ${shown} letra`,
      other: `Escribe al menos ${shown} letras`,
    }),
  needsLocation: '¿Dónde hay que buscar?',
  useMyLocation: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  denied:
    'El navegador tiene prohibido compartir tu ubicación. Permítelo en los ajustes de esta página.',
  unavailable: 'No se ha podido encontrar tu ubicación.',
  timeout: 'Se ha tardado demasiado en encontrar tu ubicación.',
  offline: 'No tienes conexión. La búsqueda seguirá cuando vuelva.',
  keyRefused: 'La búsqueda no está disponible aquí.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Demasiadas búsquedas. Inténtalo de nuevo en ${shown} segundo.`,
      other: `Demasiadas búsquedas. Inténtalo de nuevo en ${shown} segundos.`,
    }),
  failed: 'La búsqueda no ha funcionado.',
  retry: 'Intentar de nuevo',
  recent: (count, shown) =>
    plural(count, { one: `${shown} lugar reciente`, other: `${shown} lugares recientes` }),
  editRecent: 'Editar los lugares recientes',
  removed: (line) => `Quitado de la lista: ${line}`,
  close: 'Cerrar la búsqueda',
  chosen: (line) => `Elegido: ${line}`,
  coordinate: 'El punto de estas coordenadas',
  category: 'Categoría',
  brand: 'Marca',
  area: 'Zona',
}
