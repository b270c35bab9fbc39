import type { LocateButtonMessages } from './LocateButtonMessages.ts'

export const ar: LocateButtonMessages = {
  label: 'استخدام موقعي',
  locating: 'جارٍ تحديد موقعك…',
  found: 'تم تحديد موقعك.',
  denied: 'المتصفح غير مسموح له بمشاركة موقعك. اسمح بذلك في إعدادات هذه الصفحة.',
  unavailable: 'تعذّر تحديد موقعك.',
  timeout: 'استغرق تحديد موقعك وقتًا طويلًا.',
}
