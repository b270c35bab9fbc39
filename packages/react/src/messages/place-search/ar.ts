import { pluralOf } from '../plural.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'

const plural = pluralOf('ar')

export const ar: PlaceSearchMessages = {
  label: 'البحث عن مكان',
  placeholder: 'مكان أو عنوان',
  clear: 'مسح',
  list: 'الاقتراحات',
  loading: 'جارٍ البحث…',
  found: (count, shown) =>
    plural(count, {
      zero: 'لا توجد اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: `${shown} اقتراحات`,
      many: `${shown} اقتراحًا`,
      other: `${shown} اقتراح`,
    }),
  nothing: 'لم يُعثر على شيء',
  nothingAdvice: 'تحقق من الكتابة أو اكتب كلمات أقل.',
  short: (least, shown) =>
    plural(least, {
      one: 'اكتب حرفًا واحدًا على الأقل',
      two: 'اكتب حرفين على الأقل',
      few: `اكتب ${shown} أحرف على الأقل`,
      many: `اكتب ${shown} حرفًا على الأقل`,
      other: `اكتب ${shown} حرف على الأقل`,
    }),
  needsLocation: 'أين تريد البحث؟',
  useMyLocation: 'استخدام موقعي',
  locating: 'جارٍ تحديد موقعك…',
  denied: 'المتصفح غير مسموح له بمشاركة موقعك. اسمح بذلك في إعدادات هذه الصفحة.',
  unavailable: 'تعذّر تحديد موقعك.',
  timeout: 'استغرق تحديد موقعك وقتًا طويلًا.',
  offline: 'أنت غير متصل بالإنترنت. سيستمر البحث عند عودة الاتصال.',
  keyRefused: 'البحث غير متاح هنا.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      zero: 'عمليات بحث كثيرة. حاول مرة أخرى الآن.',
      one: 'عمليات بحث كثيرة. حاول مرة أخرى بعد ثانية واحدة.',
      two: 'عمليات بحث كثيرة. حاول مرة أخرى بعد ثانيتين.',
      few: `عمليات بحث كثيرة. حاول مرة أخرى بعد ${shown} ثوانٍ.`,
      many: `عمليات بحث كثيرة. حاول مرة أخرى بعد ${shown} ثانية.`,
      other: `عمليات بحث كثيرة. حاول مرة أخرى بعد ${shown} ثانية.`,
    }),
  failed: 'تعذّر إجراء البحث.',
  retry: 'إعادة المحاولة',
  recent: (count, shown) =>
    plural(count, {
      zero: 'لا توجد أماكن حديثة',
      one: 'مكان حديث واحد',
      two: 'مكانان حديثان',
      few: `${shown} أماكن حديثة`,
      many: `${shown} مكانًا حديثًا`,
      other: `${shown} مكان حديث`,
    }),
  editRecent: 'تعديل الأماكن الحديثة',
  removed: (line) => `تمت إزالة ${line}`,
  close: 'إغلاق البحث',
  chosen: (line) => `تم اختيار ${line}`,
  coordinate: 'النقطة عند هذه الإحداثيات',
  category: 'فئة',
  brand: 'علامة تجارية',
  area: 'منطقة',
}
