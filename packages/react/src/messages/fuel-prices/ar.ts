import type { FuelPricesMessages } from './FuelPricesMessages.ts'

export const ar: FuelPricesMessages = {
  heading: 'أسعار الوقود',
  regular: 'بنزين عادي',
  midGrade: 'بنزين متوسط',
  premium: 'بنزين ممتاز',
  diesel: 'ديزل',
  e85: 'إيثانول (E85)',
  otherFuel: 'وقود آخر',
  perLiter: 'للتر',
  perGallon: 'للغالون',
  converted: 'محوّل من وحدة أخرى.',
  timeUnknown: 'لا يُعرف متى حُددت هذه الأسعار.',
}
