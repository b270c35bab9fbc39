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
 * The phone numbers of a place, each a link, with the types of those that are not called like any other. A fax is no link.
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
    return (
      <ul ref={ref} {...rootProps('place-phones', props)}>
        {phones.map((phone, index) => {
          const link = phone.type === 'fax' ? undefined : phoneLink(phone)
          const label = labels[phone.type ?? 'primary']
          const number = phoneText({ ...phone, extension: undefined })
          // The number is written from left to right, and the words after it in the direction of the page.
          const text = (
            <>
              <bdi dir="ltr" translate="no">
                {grouped(number)}
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
                {label && <span data-part="note">{messages[label]}</span>}
              </div>
            </li>
          )
        })}
      </ul>
    )
  },
)

/** Separates the digits of an international number by its country code and in groups, if they are not separated already. */
function grouped(number: string): string {
  const [, country, digits = ''] = countryAndDigits.exec(number) ?? []
  const groups = groupsOf[digits.length]?.exec(digits)
  return groups ? [country, ...groups.slice(1)].join(' ') : number
}

/** A number with a country code of one, two or three digits. */
const countryAndDigits =
  /^(\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})) ?(\d{7,10})$/

const groupsOf: Readonly<Record<number, RegExp>> = {
  7: /(...)(....)/,
  8: /(....)(....)/,
  9: /(...)(...)(...)/,
  10: /(...)(...)(....)/,
}

function iconOf(type: PhoneType | undefined): string {
  return type === 'mobile' || type === 'fax' ? detailPaths[type] : placePaths.phone
}

/** The labels of the numbers. One that is called like any other needs none, the first or a further one. */
const labels = {
  primary: undefined,
  secondary: undefined,
  national: 'nationalPhone',
  mobile: 'mobile',
  fax: 'fax',
} as const
