import type { FuelPricesMessages } from './FuelPricesMessages.ts'

export const it: FuelPricesMessages = {
  heading: 'Prezzi dei carburanti',
  regular: 'Normale',
  midGrade: 'Intermedia',
  premium: 'Super',
  diesel: 'Gasolio',
  e85: 'Etanolo (E85)',
  otherFuel: 'Altro carburante',
  perLiter: 'al litro',
  perGallon: 'al gallone',
  converted: 'Convertito da un’altra unità.',
  timeUnknown: 'Non si sa a quando risalgono questi prezzi.',
}
