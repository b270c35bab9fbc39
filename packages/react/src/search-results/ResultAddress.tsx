import type { Address } from '@signpost/client'
import { addressLines } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { nameAttributes } from '../domain/foreignLanguage.ts'
import { useSignpost } from '../provider/useSignpost.ts'

export interface ResultAddressProps {
  readonly address: Address
  /** The title of the row, which is not repeated. */
  readonly title: string | undefined
}

/**
 * The address of a row on one line. The town is truncated first, and omitted where not even four letters of it fit; then the street is truncated,
 * but never the house number.
 */
export function ResultAddress({ address, title }: ResultAddressProps): ReactNode {
  const { language } = useSignpost()
  const lines = addressLines(address, { country: false }).filter((line) => line !== title)
  const [first = '', ...others] = lines
  if (first === '') return null
  const { houseNumber = '' } = address
  const isLast = houseNumber !== '' && first.endsWith(` ${houseNumber}`)
  const street = isLast ? first.slice(0, -houseNumber.length) : first
  return (
    <div data-part="address">
      <span dir="auto" {...nameAttributes(lines.join(' '), address.countryCode, language)}>
        <span>
          <span>{street}</span>
          {isLast && <span data-number="">{houseNumber}</span>}
        </span>
        {others.length > 0 && <span data-town="">{`, ${others.join(', ')}`}</span>}
      </span>
    </div>
  )
}
