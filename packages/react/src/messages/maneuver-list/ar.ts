import { pluralOf } from '../plural.ts'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'

const plural = pluralOf('ar')

export const ar: ManeuverListMessages = {
  list: 'خطوات الطريق',
  from: 'من',
  to: 'إلى',
  noRoute: 'لم يُعثر على طريق',
  noRouteAdvice: 'غيّر نقطة البداية أو الوجهة، أو قلّل ما تتجنبه.',
  noSteps: 'لا توجد إرشادات لهذا الطريق.',
  showAll: (count, shown) =>
    plural(count, {
      zero: 'عرض كل الخطوات',
      one: 'عرض خطوة واحدة',
      two: 'عرض الخطوتين',
      few: `عرض ${shown} خطوات`,
      many: `عرض ${shown} خطوة`,
      other: `عرض ${shown} خطوة`,
    }),
  copy: 'نسخ الإرشادات',
  copied: 'تم نسخ الإرشادات',
  copyFailed: 'تعذّر نسخ الإرشادات.',
}
