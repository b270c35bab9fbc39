'use client'

import type { Coordinate, LocatedAddress } from '@signpost/client'
import { addressLines, formatCoordinate } from '@signpost/client/domain'
import { forwardRef, type ReactNode } from 'react'
import { AddressText } from '../address-text/index.ts'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { nameAttributes } from '../domain/foreignLanguage.ts'
import { hasOperation } from '../domain/hasOperation.ts'
import { useReverseGeocode } from '../hooks/useReverseGeocode.ts'
import { Icon } from '../icons/Icon.tsx'
import { useNotice } from '../internals/notice/useNotice.ts'
import { useQueryStatus } from '../internals/useQueryStatus.ts'
import { Frame } from '../kit/Frame.tsx'
import { useFrame } from '../kit/useFrame.tsx'
import { type HeadingLevel, SectionTitle } from '../parts/SectionTitle.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { ReverseGeocodeMessages } from './ReverseGeocodeMessages.ts'
import { en } from './ReverseGeocodeMessages.ts'

export interface ReverseGeocodeProps extends RootProps {
  /** The point. Without one nothing is shown or requested. */
  readonly coordinate: Coordinate | undefined
  /** Renders the actions for the address, such as a button, when there is one. */
  readonly children?: ((found: LocatedAddress) => ReactNode) | undefined
  /** The level of the heading. Default: 3. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<ReverseGeocodeMessages> | undefined
}

/**
 * The address and the coordinates at a point. The first line of the address is the heading, unless `messages` has another one.
 *
 * @example
 * ```tsx
 * <ReverseGeocode coordinate={center}>{({ address }) => address.formatted}</ReverseGeocode>
 * ```
 */
export const ReverseGeocode: ComponentWithRef<ReverseGeocodeProps, HTMLElement> = forwardRef(
  function ReverseGeocode(props: ReverseGeocodeProps, ref) {
    const { coordinate, children, headingLevel } = props
    const messages = useMessages('reverseGeocode', en, props.messages)
    const result = useReverseGeocode({ coordinate })
    const lines = result.data ? addressLines(result.data.address) : []
    const found = lines.length > 0 ? result.data : undefined
    const { status, failure } = useQueryStatus(result, !found)
    const notice = useNotice(status, failure, { ...messages, notFound: messages.nothing })
    const frame = useFrame(ref, {
      status,
      error: failure?.error,
      notice: found ? undefined : notice,
      retry: () => void result.refetch(),
    })
    const { connection, language } = useSignpost()
    if (coordinate === undefined || !hasOperation(connection, 'reverseGeocode')) return null

    const coordinates = formatCoordinate(coordinate)
    const address = found?.address
    const [title] =
      address && props.messages?.heading === undefined
        ? addressLines(address, { country: false })
        : []
    return (
      <Frame
        frame={frame}
        as="section"
        component="reverse-geocode"
        props={props}
        aria-label={messages.heading}
        announcement={status === 'loading' ? messages.loading : (frame.text ?? lines.join(', '))}
      >
        <SectionTitle level={headingLevel}>
          {title ? (
            <span {...nameAttributes(title, address?.countryCode, language)}>{title}</span>
          ) : (
            messages.heading
          )}
        </SectionTitle>
        {!frame.notice && (
          <div data-part="text">
            {!found && <div data-part="bone" />}
            {lines.some((line) => line !== title) && (
              <div data-part="fact">
                <Icon name="place" part="icon" />
                <AddressText address={address} without={title} />
              </div>
            )}
          </div>
        )}
        {frame.notice}
        {coordinates && (
          <div data-part="fact">
            <Icon name="coordinate" part="icon" />
            <div>
              <span data-hidden>{`${messages.coordinates} `}</span>
              <bdi dir="ltr" data-part="coordinates">
                {coordinates}
              </bdi>
            </div>
          </div>
        )}
        {found && children?.(found)}
        {children && status === 'loading' && <div data-part="bone" />}
      </Frame>
    )
  },
)
