'use client'

import type { Phone, PhoneType } from '@signpost/client'
import { phoneLink, phoneText } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { OwnText } from '../parts/OwnText.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { detailPaths } from './detailPaths.ts'
import type { PlaceDetailProps } from './PlaceDetailProps.ts'
import { en } from './PlaceDetailsMessages.ts'

export interface PlacePhonesProps extends PlaceDetailProps {
  /** Default: the numbers of the place. */
  readonly phones?: readonly Phone[] | undefined
}

/**
 * The phone numbers of a place with their types, each a link. A fax is no link.
 *
 * @example
 * ```tsx
 * <PlacePhones place={place} />
 * ```
 */
export const PlacePhones: ComponentWithRef<PlacePhonesProps, HTMLUListElement> = forwardRef(
  function PlacePhones(props: PlacePhonesProps, ref) {
    const messages = useMessages('placeDetails', en, props.messages)
    const place = useCardPlace(props.place)
    const phones = props.phones ?? place?.phones ?? []
    if (phones.length === 0) return null
    // The only number of a place is no other number.
    const untyped = phones.length === 1 ? 'primary' : 'other'
    return (
      <ul ref={ref} {...rootProps('place-phones', props)}>
        {phones.map((phone, index) => {
          const link = phone.type === 'fax' ? undefined : phoneLink(phone)
          const number = phoneText({ ...phone, extension: undefined })
          // The number is written from left to right, and the words after it in the direction of the page.
          const text = (
            <>
              <bdi dir="ltr" translate="no">
                {number}
              </bdi>
              <OwnText text={phoneText(phone, messages.extension).slice(number.length)} />
            </>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice.
            <li key={index} data-part="fact">
              <SvgIcon path={iconOf(phone.type)} part="icon" />
              <div data-part="line">
                <span>
                  {link ? (
                    <a href={link} data-part="link">
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </span>
                <span data-part="note">{messages[names[phone.type ?? untyped]]}</span>
              </div>
            </li>
          )
        })}
      </ul>
    )
  },
)

function iconOf(type: PhoneType | undefined): string {
  return type === 'mobile' || type === 'fax' ? detailPaths[type] : placePaths.phone
}

const names = {
  primary: 'phone',
  secondary: 'secondPhone',
  national: 'nationalPhone',
  mobile: 'mobile',
  fax: 'fax',
  other: 'otherPhone',
} as const
