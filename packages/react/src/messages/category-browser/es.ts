import { pluralOf } from '../plural.ts'
import type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'

const plural = pluralOf('es')

export const es: CategoryBrowserMessages = {
  label: 'Categorías',
  search: 'Buscar una categoría',
  clearSearch: 'Borrar la búsqueda',
  all: (name) => `Todo: ${name}`,
  whole: 'Todo',
  found: (count, shown) =>
    plural(count, { one: `${shown} categoría`, other: `${shown} categorías` }),
  nothing: 'Ninguna categoría se llama así.',
  nothingAdvice: 'Pruebe con otra palabra o escriba menos letras.',
  empty: 'Aquí no hay categorías.',
  chosen: (count, shown) => plural(count, { one: `${shown} elegida`, other: `${shown} elegidas` }),
  clear: 'Quitar todas',
  cleared: 'Ninguna categoría elegida',
  loading: 'Cargando las categorías…',
  offline: 'Está sin conexión. Las categorías aparecerán cuando vuelva.',
  keyRefused: 'Las categorías no están disponibles aquí.',
  tooMany: 'Demasiadas consultas. Inténtelo de nuevo en un momento.',
  failed: 'No se pudieron cargar las categorías.',
  unavailable: 'Este servicio no tiene lista de categorías.',
  retry: 'Intentar de nuevo',
}
