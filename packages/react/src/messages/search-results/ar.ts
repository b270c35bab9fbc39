import { pluralOf } from '../plural.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'

const plural = pluralOf('ar')

const places = (count: number, shown: string): string =>
  plural(count, {
    zero: 'لا توجد أماكن',
    one: 'مكان واحد',
    two: 'مكانان',
    few: `${shown} أماكن`,
    many: `${shown} مكانًا`,
    other: `${shown} مكان`,
  })

export const ar: SearchResultsMessages = {
  list: 'نتائج البحث',
  idle: 'ستظهر الأماكن هنا عندما تبحث.',
  loading: 'جارٍ البحث…',
  found: places,
  foundSoFar: (count, shown) => `${places(count, shown)} حتى الآن`,
  nothing: 'لم يُعثر على أماكن',
  nothingAdvice: 'تحقق من الكتابة أو قلّل الاختيارات أو ابحث في منطقة أخرى.',
  unnamed: 'مكان بلا اسم',
  sort: 'الترتيب حسب',
  relevance: 'الصلة',
  byDistance: (from) => `المسافة ${from}`,
  fromYou: 'من موقعك',
  fromMapCenter: 'من وسط الخريطة',
  fromSearchCenter: 'من مركز البحث',
  fromPlace: (name) => `من ${name}`,
  more: 'المزيد من الأماكن',
  searchOn: 'مواصلة البحث',
  loadingMore: 'جارٍ تحميل المزيد…',
  moreFailed: 'تعذّر تحميل الأماكن التالية.',
  refreshFailed: 'قد لا تكون هذه الأماكن محدَّثة.',
  showAll: (count, shown) =>
    plural(count, {
      zero: 'عرض الكل',
      one: 'عرض المكان',
      two: 'عرض المكانين',
      few: `عرض الأماكن الـ${shown} كلها`,
      many: `عرض ${shown} مكانًا كلها`,
      other: `عرض ${shown} مكان كلها`,
    }),
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
}
