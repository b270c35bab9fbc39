import type { RouteSummaryMessages } from './RouteSummaryMessages.ts'

export const ar: RouteSummaryMessages = {
  label: 'ملخّص الطريق',
  unknownDistance: 'المسافة غير معروفة',
  unknownDuration: 'المدة غير معروفة',
  by: {
    car: 'بالسيارة',
    truck: 'بالشاحنة',
    bicycle: 'بالدراجة',
    pedestrian: 'سيرًا على الأقدام',
  },
  unmet: {
    hov: 'يمر هذا الطريق بمسار لمشاركة الركوب',
    toll: 'يتضمن هذا الطريق رسوم عبور',
    highway: 'يمر هذا الطريق بطريق سريع',
    uturn: 'يتضمن هذا الطريق دورانًا للخلف',
    unpaved: 'يمر هذا الطريق بطريق غير معبّد',
    ferry: 'يتضمن هذا الطريق عبّارة',
  },
}
