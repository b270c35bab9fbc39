import type { RouteOptionsMessages } from './RouteOptionsMessages.ts'

export const ar: RouteOptionsMessages = {
  vehicle: 'وسيلة التنقل',
  vehicles: {
    car: 'سيارة',
    truck: 'شاحنة',
    bicycle: 'دراجة',
    pedestrian: 'سيرًا',
  },
  optimize: 'التفضيل',
  optimizations: {
    fastest: 'الأسرع',
    shortest: 'الأقصر',
    easiest: 'أقل انعطافات',
  },
  avoid: 'تجنّب',
  avoidances: {
    hov: 'مسارات مشاركة الركوب',
    toll: 'رسوم العبور',
    highway: 'الطرق السريعة',
    uturn: 'الدوران للخلف',
    unpaved: 'الطرق غير المعبّدة',
    ferry: 'العبّارات',
  },
  avoidNothing: 'لا شيء',
}
