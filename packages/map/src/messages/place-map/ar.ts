import { pluralOf } from '@signpost/react'
import type { PlaceMapMessages } from './PlaceMapMessages.ts'

const plural = pluralOf('ar')

export const ar: PlaceMapMessages = {
  searchArea: 'البحث في هذه المنطقة',
  cluster: (count, shown) =>
    plural(count, {
      zero: 'لا أماكن',
      one: 'مكان واحد',
      two: 'مكانان',
      few: `${shown} أماكن`,
      many: `${shown} مكانًا`,
      other: `${shown} مكان`,
    }),
  unnamed: 'مكان بلا اسم',
  close: 'إغلاق',
  pin: 'النقطة المختارة',
  pinHelp: 'مفاتيح الأسهم تحرّك النقطة، ومع Shift بخطوات أكبر.',
  pinHere: 'وضع النقطة في الوسط',
}
