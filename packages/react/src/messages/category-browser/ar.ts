import { pluralOf } from '../plural.ts'
import type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'

const plural = pluralOf('ar')

export const ar: CategoryBrowserMessages = {
  label: 'الفئات',
  search: 'البحث عن فئة',
  clearSearch: 'مسح البحث',
  all: (name) => `كل ما في ${name}`,
  whole: 'الكل',
  found: (count, shown) =>
    plural(count, {
      zero: 'لا توجد فئات',
      one: 'فئة واحدة',
      two: 'فئتان',
      few: `${shown} فئات`,
      many: `${shown} فئة`,
      other: `${shown} فئة`,
    }),
  nothing: 'لا توجد فئة بهذا الاسم.',
  nothingAdvice: 'جرّب كلمة أخرى أو اكتب حروفًا أقل.',
  empty: 'لا توجد فئات هنا.',
  chosen: (count, shown) =>
    plural(count, {
      zero: 'لم يُختر شيء',
      one: 'تم اختيار واحدة',
      two: 'تم اختيار اثنتين',
      few: `${shown} مختارة`,
      many: `${shown} مختارة`,
      other: `${shown} مختارة`,
    }),
  clear: 'إلغاء الاختيار',
  cleared: 'لم تُختر أي فئة',
  loading: 'جارٍ تحميل الفئات…',
  offline: 'أنت غير متصل بالإنترنت. ستظهر الفئات عند عودة الاتصال.',
  keyRefused: 'الفئات غير متاحة هنا.',
  tooMany: 'طلبات كثيرة. حاول مرة أخرى بعد لحظة.',
  failed: 'تعذّر تحميل الفئات.',
  unavailable: 'لا توفر هذه الخدمة قائمة بالفئات.',
  retry: 'إعادة المحاولة',
}
