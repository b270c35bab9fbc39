import { pluralOf } from '../plural.ts'
import type { PartnerReviewMessages } from './PartnerReviewMessages.ts'

const plural = pluralOf('es')

export const es: PartnerReviewMessages = {
  rating: (shown, most) => `${shown} de ${most}`,
  reviews: (count, shown) => plural(count, { one: `${shown} reseña`, other: `${shown} reseñas` }),
}
