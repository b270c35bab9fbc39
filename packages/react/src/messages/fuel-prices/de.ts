import type { FuelPricesMessages } from './FuelPricesMessages.ts'

export const de: FuelPricesMessages = {
  heading: 'Kraftstoffpreise',
  regular: 'Normal',
  midGrade: 'Super',
  premium: 'Super Plus',
  diesel: 'Diesel',
  e85: 'Bioethanol (E85)',
  otherFuel: 'Anderer Kraftstoff',
  perLiter: 'pro Liter',
  perGallon: 'pro Gallone',
  converted: 'Aus einer anderen Einheit umgerechnet.',
  timeUnknown: 'Es ist nicht bekannt, von wann diese Preise sind.',
}
