import type { DirectionsMessages } from './DirectionsMessages.ts'

export const ar: DirectionsMessages = {
  label: 'الاتجاهات',
  origin: 'من',
  destination: 'إلى',
  swap: 'تبديل نقطتي البداية والوصول',
  options: 'خيارات',
  pick: 'اختيار على الخريطة',
  picking: 'حرّك الخريطة حتى تصبح النقطة في الوسط، أو انقر عليها.',
  pickHere: 'اختيار هذه النقطة',
  cancel: 'إلغاء',
  start: 'اختر نقطة البداية ونقطة الوصول.',
  loading: 'جارٍ البحث عن الطريق…',
  none: 'لا يوجد طريق بين هاتين النقطتين.',
  noneAdvice: 'جرّب وسيلة أخرى أو قلّل ما تريد تجنّبه.',
  unavailable: 'لا تقدّم هذه الخدمة الاتجاهات.',
  keyRefused: 'الاتجاهات غير متاحة هنا.',
  offline: 'أنت غير متصل بالإنترنت. سيستمر البحث عند عودة الاتصال.',
  failed: 'تعذّر العثور على الطريق.',
  retry: 'إعادة المحاولة',
  print: 'طباعة',
  map: 'خريطة الطريق',
}
