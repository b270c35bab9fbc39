import { pluralOf } from '../plural.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'

const plural = pluralOf('es')

export const es: BrandPickerMessages = {
  label: 'Marcas',
  search: 'Buscar una marca',
  clearSearch: 'Borrar la búsqueda',
  country: 'País',
  tiers: {
    best: 'Las más conocidas',
    well: 'Muy conocidas',
    more: 'Más marcas',
  },
  found: (count, shown) => plural(count, { one: `${shown} marca`, other: `${shown} marcas` }),
  nothing: 'Ninguna marca se llama así.',
  nothingAdvice: 'Revise la ortografía o escriba menos letras.',
  empty: 'Aquí no se conoce ninguna marca.',
  noCountry: '¿Qué país?',
  noCountryAdvice: 'Las marcas se muestran por país.',
  chosen: (count, shown) => plural(count, { one: `${shown} elegida`, other: `${shown} elegidas` }),
  chosenList: 'Marcas elegidas',
  added: (name) => `${name}: elegida`,
  removed: (name) => `${name}: quitada`,
  remove: (name) => `Quitar ${name}`,
  clear: 'Quitar todas',
  cleared: 'Se han quitado todas las marcas',
  loading: 'Cargando las marcas…',
  offline: 'Está sin conexión. Las marcas aparecerán cuando vuelva.',
  keyRefused: 'Las marcas no están disponibles aquí.',
  tooMany: 'Demasiadas consultas. Inténtelo de nuevo en un momento.',
  failed: 'No se pudieron cargar las marcas.',
  unavailable: 'Este servicio no tiene lista de marcas.',
  retry: 'Intentar de nuevo',
}
