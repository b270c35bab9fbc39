import { pluralOf } from '../plural.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'

const plural = pluralOf('es')

export const es: SearchResultsMessages = {
  list: 'Resultados de la búsqueda',
  idle: 'Los lugares aparecerán aquí cuando busque.',
  loading: 'Buscando…',
  found: (count, shown) => plural(count, { one: `${shown} lugar`, other: `${shown} lugares` }),
  foundSoFar: (count, shown) =>
    plural(count, { one: `${shown} lugar por ahora`, other: `${shown} lugares por ahora` }),
  nothing: 'No se encontraron lugares',
  nothingAdvice: 'Revise la ortografía, elija menos filtros o busque en otra zona.',
  unnamed: 'Lugar sin nombre',
  sort: 'Ordenar por',
  relevance: 'Relevancia',
  byDistance: (from) => `Distancia ${from}`,
  fromYou: 'desde su ubicación',
  fromMapCenter: 'desde el centro del mapa',
  fromSearchCenter: 'desde el centro de la búsqueda',
  fromPlace: (name) => `desde ${name}`,
  more: 'Más lugares',
  searchOn: 'Seguir buscando',
  loadingMore: 'Cargando más…',
  moreFailed: 'Los siguientes lugares no llegaron.',
  refreshFailed: 'Es posible que estos lugares no estén al día.',
  showAll: (_count, shown) => `Mostrar los ${shown} lugares`,
  offline: 'No tiene conexión. La búsqueda seguirá cuando vuelva.',
  keyRefused: 'La búsqueda no está disponible aquí.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Demasiadas búsquedas. Vuelva a intentarlo en ${shown} segundo.`,
      other: `Demasiadas búsquedas. Vuelva a intentarlo en ${shown} segundos.`,
    }),
  failed: 'La búsqueda falló.',
  retry: 'Reintentar',
}
