import { pluralOf } from '../plural.ts'
import type { FuelStationListMessages } from './FuelStationListMessages.ts'

const plural = pluralOf('ar')

export const ar: FuelStationListMessages = {
  heading: 'محطات الوقود',
  fuel: 'الوقود',
  sort: 'الترتيب حسب',
  byPrice: 'السعر',
  byDistance: 'المسافة',
  cheapest: 'الأرخص',
  noPrice: 'لا يوجد سعر',
  station: 'محطة وقود',
  nothing: 'لا توجد محطات وقود هنا',
  more: (count, shown) =>
    plural(count, {
      zero: 'عرض المزيد',
      one: 'عرض محطة أخرى',
      two: 'عرض محطتين أخريين',
      few: `عرض ${shown} محطات أخرى`,
      many: `عرض ${shown} محطة أخرى`,
      other: `عرض ${shown} محطة أخرى`,
    }),
}
