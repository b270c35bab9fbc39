import { pluralOf } from '../plural.ts'
import type { PlaceCardMessages } from './PlaceCardMessages.ts'

const plural = pluralOf('ar')

export const ar: PlaceCardMessages = {
  loading: 'جارٍ تحميل المكان…',
  unnamed: 'مكان بلا اسم',
  notFound: 'لم يُعثر على هذا المكان.',
  which: 'أي مكان تقصد؟',
  several: (count, shown) =>
    plural(count, {
      zero: 'لا توجد أماكن',
      one: 'مكان واحد',
      two: 'مكانان',
      few: `${shown} أماكن`,
      many: `${shown} مكانًا`,
      other: `${shown} مكان`,
    }),
  others: 'عرض الأماكن الأخرى',
  offline: 'أنت غير متصل بالإنترنت. سيُحمَّل المكان عند عودة الاتصال.',
  keyRefused: 'الأماكن غير متاحة هنا.',
  tooMany: 'طلبات كثيرة. انتظر لحظة.',
  failed: 'تعذّر تحميل المكان.',
  retry: 'إعادة المحاولة',
  actions: 'الإجراءات',
  directions: 'الاتجاهات',
  call: 'اتصال',
  website: 'موقع الويب',
  share: 'مشاركة',
  copyAddress: 'نسخ العنوان',
  copyCoordinates: 'نسخ الإحداثيات',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ.',
  address: 'العنوان',
  category: 'الفئة',
  brand: 'العلامة التجارية',
  coordinates: 'الإحداثيات',
  accuracy: (shown, most) => `التطابق: ${shown} من ${most}`,
}
