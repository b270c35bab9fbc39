import type { FuelPricesMessages } from './FuelPricesMessages.ts'

export const fr: FuelPricesMessages = {
  heading: 'Prix des carburants',
  regular: 'Ordinaire',
  midGrade: 'Intermédiaire',
  premium: 'Super',
  diesel: 'Gazole',
  e85: 'Superéthanol E85',
  otherFuel: 'Autre carburant',
  perLiter: 'le litre',
  perGallon: 'le gallon',
  converted: 'Converti depuis une autre unité.',
  timeUnknown: 'On ne sait pas de quand datent ces prix.',
}
