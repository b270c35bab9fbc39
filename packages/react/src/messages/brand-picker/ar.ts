import { pluralOf } from '../plural.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'

const plural = pluralOf('ar')

export const ar: BrandPickerMessages = {
  label: 'العلامات التجارية',
  search: 'البحث عن علامة تجارية',
  clearSearch: 'مسح البحث',
  country: 'البلد',
  tiers: {
    best: 'الأكثر شهرة',
    well: 'المعروفة',
    more: 'علامات أخرى',
  },
  found: (count, shown) =>
    plural(count, {
      zero: 'لا توجد علامات تجارية',
      one: 'علامة تجارية واحدة',
      two: 'علامتان تجاريتان',
      few: `${shown} علامات تجارية`,
      many: `${shown} علامة تجارية`,
      other: `${shown} علامة تجارية`,
    }),
  nothing: 'لا توجد علامة تجارية بهذا الاسم.',
  nothingAdvice: 'تحقق من الكتابة أو اكتب حروفًا أقل.',
  empty: 'لا توجد علامات تجارية معروفة هنا.',
  noCountry: 'أي بلد؟',
  noCountryAdvice: 'تُعرض العلامات التجارية حسب البلد.',
  chosen: (count, shown) =>
    plural(count, {
      zero: 'لم يُختر شيء',
      one: 'تم اختيار واحدة',
      two: 'تم اختيار اثنتين',
      few: `${shown} مختارة`,
      many: `${shown} مختارة`,
      other: `${shown} مختارة`,
    }),
  chosenList: 'العلامات التجارية المختارة',
  added: (name) => `تم اختيار ${name}`,
  removed: (name) => `تمت إزالة ${name}`,
  remove: (name) => `إزالة ${name}`,
  clear: 'إزالة الكل',
  cleared: 'تمت إزالة كل العلامات التجارية',
  loading: 'جارٍ تحميل العلامات التجارية…',
  offline: 'أنت غير متصل بالإنترنت. ستظهر العلامات التجارية عند عودة الاتصال.',
  keyRefused: 'العلامات التجارية غير متاحة هنا.',
  tooMany: 'طلبات كثيرة. حاول مرة أخرى بعد لحظة.',
  failed: 'تعذّر تحميل العلامات التجارية.',
  unavailable: 'لا توفر هذه الخدمة قائمة بالعلامات التجارية.',
  retry: 'إعادة المحاولة',
}
