import type { Suggestion } from '@signpost/client'
import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

const towns = ['Montevideo', 'Paysandú', 'Salto']

/** True for "Montevideo, Uruguay". */
const isTown = ({ kind, line1 }: Suggestion): boolean =>
  kind === 'term' && towns.includes(line1.split(',')[0] ?? '')

export const OnlyTowns = (): ReactNode => <PlaceSearch filterItem={isTown} />
