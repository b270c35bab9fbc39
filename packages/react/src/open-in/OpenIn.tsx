'use client'

import type { Place } from '@signpost/client'
import { forwardRef, useContext } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { placeTitle } from '../domain/placeTitle.ts'
import { rootProps } from '../domain/rootProps.ts'
import { Icon } from '../icons/Icon.tsx'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { PlaceContext } from '../internals/PlaceContext.ts'
import { useMessages } from '../provider/useMessages.ts'
import { en, type OpenInMessages } from './OpenInMessages.ts'
import { type OpenInOptions, useOpenIn } from './useOpenIn.ts'

export interface OpenInProps extends OpenInOptions, RootProps {
  /** The place to open. Default: that of the card around it. */
  readonly place?: Place | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<OpenInMessages> | undefined
}

/**
 * A button with a menu of map apps, which open a place, or the route there if there is an `origin`. Renders nothing for a place without a position.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardDirections href={({ name }) => `/directions?to=${name}`} />
 *   <OpenIn apps={['google', 'apple', 'waze']} />
 * </PlaceCardActions>
 * ```
 */
export const OpenIn: ComponentWithRef<OpenInProps, HTMLDivElement> = forwardRef(function OpenIn(
  props: OpenInProps,
  ref,
) {
  const shared = useContext(PlaceContext)
  const { place = shared } = props
  const messages = useMessages('openIn', en, props.messages)
  const { links, getButtonProps, getMenuProps, getLinkProps, getCancelProps } = useOpenIn({
    coordinate: place?.coordinate,
    name: place && placeTitle(place),
    ...props,
  })
  if (links.length === 0) return null
  return (
    <div ref={ref} {...rootProps('open-in', props)}>
      <button {...getButtonProps()} data-part={shared ? 'tool' : 'action'}>
        <SvgIcon path={openPath} />
        <span>{messages.openIn}</span>
      </button>
      <ul {...getMenuProps()} aria-label={messages.openIn} data-part="menu">
        {links.map((link) => (
          <li key={link.app} role="none">
            <a {...getLinkProps(link)} data-part="row">
              <Icon name={icons[link.app]} part="disc" />
              <span data-part="text">
                <span>{messages.apps[link.app]}</span>
                {link.isFromHere && <small>{` ${messages.fromHere}`}</small>}
              </span>
            </a>
          </li>
        ))}
        <li role="none">
          <button {...getCancelProps()} data-part="row">
            {messages.cancel}
          </button>
        </li>
      </ul>
    </div>
  )
})

/** Drawings, because the logos of the apps are trademarks. */
const icons = { google: 'place', apple: 'area', waze: 'location', geo: 'coordinate' } as const

const openPath =
  'M11.5 3.5h5v5m0-5-7 7M8 4.5H4.75a1 1 0 0 0-1 1v9.75a1 1 0 0 0 1 1h9.75a1 1 0 0 0 1-1V12'
