'use client'

import type { Place } from '@signpost/client'
import { addressLines, formatCoordinate, phoneLink, safeUrl } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { placeTitle } from '../domain/placeTitle.ts'
import { iconPaths } from '../icons/iconPaths.ts'
import { placePaths } from '../icons/placePaths.ts'
import { ActionOfPlace } from './ActionOfPlace.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'
import { share } from './ShareButton.tsx'

export interface PlaceCardDirectionsProps extends PlaceCardPartProps {
  /** Called to show a route to the place. Default: `onDirections` of the card. */
  readonly onDirections?: ((place: Place) => void) | undefined
  /** Returns the URL of the app's directions, which makes the action a link. */
  readonly href?: ((place: Place) => string) | undefined
}

/**
 * A button for directions to a place. Renders nothing when the app has no directions, or the place has no coordinate.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardDirections href={({ name }) => `/directions?to=${name}`} />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardDirections: ComponentWithRef<PlaceCardDirectionsProps, HTMLElement> =
  forwardRef(function PlaceCardDirections(
    { onDirections, href, ...props }: PlaceCardDirectionsProps,
    ref,
  ) {
    return (
      <ActionOfPlace
        {...props}
        ref={ref}
        action={(place, card) => {
          const show = onDirections ?? card.onDirections
          if (!place.coordinate || !(show || href)) return undefined
          return {
            label: card.messages.directions,
            path: placePaths.directions,
            primary: true,
            href: href?.(place),
            onClick: () => show?.(place),
          }
        }}
      />
    )
  })

/**
 * A link that calls a place, with the first phone number that can be dialed.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardCall />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardCall: ComponentWithRef<PlaceCardPartProps, HTMLElement> = forwardRef(
  function PlaceCardCall(props: PlaceCardPartProps, ref) {
    return (
      <ActionOfPlace
        {...props}
        ref={ref}
        action={({ phones }, { messages }) => {
          const links = phones.map((one) => (one.type === 'fax' ? undefined : phoneLink(one)))
          const href = links.find((link) => link !== undefined)
          return href ? { label: messages.call, path: placePaths.phone, href } : undefined
        }}
      />
    )
  },
)

/**
 * A link to the place's own website.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardWebsite />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardWebsite: ComponentWithRef<PlaceCardPartProps, HTMLElement> = forwardRef(
  function PlaceCardWebsite(props: PlaceCardPartProps, ref) {
    return (
      <ActionOfPlace
        {...props}
        ref={ref}
        action={({ content }, { messages }) => {
          const href = safeUrl(content?.website ?? '')
          return href ? { label: messages.website, path: placePaths.website, href } : undefined
        }}
      />
    )
  },
)

export interface PlaceCardShareProps extends PlaceCardPartProps {
  /** Returns the URL of the place in the app. Default: `shareUrl` of the surrounding card. */
  readonly url?: ((place: Place) => string) | undefined
}

/**
 * A button that shares a place, or copies it if the browser cannot share.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardShare url={({ name = '' }) => `https://app.example/?place=${encodeURIComponent(name)}`} />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardShare: ComponentWithRef<PlaceCardShareProps, HTMLElement> = forwardRef(
  function PlaceCardShare({ url: urlOf, ...props }: PlaceCardShareProps, ref) {
    return (
      <ActionOfPlace
        {...props}
        ref={ref}
        action={(place, { messages, shareUrl }) => {
          const title = placeTitle(place)
          if (title === undefined) return undefined
          const url = (urlOf ?? shareUrl)?.(place)
          const address = place.address ? addressLines(place.address) : []
          const text = [title, ...address.filter((line) => line !== title)].join(', ')
          return {
            label: messages.share,
            path: placePaths.share,
            copies: url ? `${text}\n${url}` : text,
            insteadOf: () => share({ title, text, ...(url && { url }) }),
          }
        }}
      />
    )
  },
)

export interface PlaceCardCopyProps extends PlaceCardPartProps {
  /** Shows only the icon. */
  readonly hideLabel?: boolean | undefined
}

/**
 * A button that copies the address, on one line.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardCopyAddress />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardCopyAddress: ComponentWithRef<PlaceCardCopyProps, HTMLElement> = forwardRef(
  function PlaceCardCopyAddress({ hideLabel, ...props }: PlaceCardCopyProps, ref) {
    return (
      <ActionOfPlace
        {...props}
        ref={ref}
        action={({ address }, { messages }) => {
          const copies = address ? addressLines(address).join(', ') : ''
          const { copyAddress: label } = messages
          return copies ? { label, path: placePaths.copy, copies, hideLabel } : undefined
        }}
      />
    )
  },
)

/**
 * A button that copies latitude and longitude.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardCopyCoordinates hideLabel />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardCopyCoordinates: ComponentWithRef<PlaceCardCopyProps, HTMLElement> =
  forwardRef(function PlaceCardCopyCoordinates({ hideLabel, ...props }: PlaceCardCopyProps, ref) {
    return (
      <ActionOfPlace
        {...props}
        ref={ref}
        action={({ coordinate }, { messages }) => {
          const copies = coordinate && formatCoordinate(coordinate)
          const path = hideLabel ? placePaths.copy : iconPaths.coordinate
          return copies ? { label: messages.copyCoordinates, path, copies, hideLabel } : undefined
        }}
      />
    )
  })
