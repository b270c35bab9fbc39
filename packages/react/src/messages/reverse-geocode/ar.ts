import type { ReverseGeocodeMessages } from './ReverseGeocodeMessages.ts'

export const ar: ReverseGeocodeMessages = {
  heading: 'ماذا يوجد هنا؟',
  loading: 'جارٍ البحث عن العنوان…',
  nothing: 'لا يُعرف عنوان هنا.',
  offline: 'أنت غير متصل بالإنترنت. سيظهر العنوان عند عودة الاتصال.',
  keyRefused: 'العناوين غير متاحة هنا.',
  failed: 'تعذّر البحث عن العنوان.',
  retry: 'إعادة المحاولة',
  coordinates: 'الإحداثيات',
}
