import type { FuelPricesMessages } from './FuelPricesMessages.ts'

export const es: FuelPricesMessages = {
  heading: 'Precios de combustibles',
  regular: 'Normal',
  midGrade: 'Intermedia',
  premium: 'Súper',
  diesel: 'Diésel',
  e85: 'Etanol (E85)',
  otherFuel: 'Otro combustible',
  perLiter: 'por litro',
  perGallon: 'por galón',
  converted: 'Convertido desde otra unidad.',
  timeUnknown: 'No se sabe de cuándo son estos precios.',
}
