import { pluralOf } from '../plural.ts'
import type { PartnerReviewMessages } from './PartnerReviewMessages.ts'

const plural = pluralOf('ar')

export const ar: PartnerReviewMessages = {
  rating: (shown, most) => `${shown} من ${most}`,
  reviews: (count, shown) =>
    plural(count, {
      zero: 'لا توجد مراجعات',
      one: 'مراجعة واحدة',
      two: 'مراجعتان',
      few: `${shown} مراجعات`,
      many: `${shown} مراجعة`,
      other: `${shown} مراجعة`,
    }),
}
