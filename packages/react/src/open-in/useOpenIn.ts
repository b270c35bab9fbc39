'use client'

import type { Coordinate } from '@signpost/client'
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import {
  type MapApp,
  type MapAppLink,
  type MapAppLinkOptions,
  mapAppLink,
  mapApps,
} from '../domain/mapAppLink.ts'
import { moveFocus } from '../kit/moveFocus.ts'

export interface OpenInOptions extends Omit<MapAppLinkOptions, 'coordinate'> {
  /** The place, or the destination of the route; `undefined` while it is unknown. */
  readonly coordinate?: Coordinate | undefined
  /** The apps, in the order of the menu. Default: all. */
  readonly apps?: readonly MapApp[] | undefined
}

export interface OpenInState {
  readonly isOpen: boolean
  /** The apps that can show it; none without a `coordinate`. */
  readonly links: readonly MapAppLink[]
  readonly getButtonProps: () => ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref: Ref<HTMLButtonElement>
  }
  readonly getMenuProps: () => HTMLAttributes<HTMLUListElement> & {
    readonly ref: Ref<HTMLUListElement>
  }
  readonly getLinkProps: (link: MapAppLink) => AnchorHTMLAttributes<HTMLAnchorElement>
  /** For an item that closes the menu, where it covers its button. */
  readonly getCancelProps: () => ButtonHTMLAttributes<HTMLButtonElement>
}

/**
 * A headless menu of map apps: a button that opens it in the top layer, and a link for each app. Arrow keys move, Escape and Tab close.
 *
 * @example
 * ```tsx
 * const menu = useOpenIn({ coordinate: place.coordinate, name: place.name, apps: ['google', 'apple'] })
 * const links = menu.links.map((link) => <a {...menu.getLinkProps(link)}>{link.app}</a>)
 * ```
 */
export function useOpenIn({ apps = mapApps, coordinate, ...way }: OpenInOptions): OpenInState {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLUListElement>(null)
  const links = coordinate
    ? apps.flatMap((app) => mapAppLink(app, { ...way, coordinate }) ?? [])
    : []
  const isOffered = links.length > 0

  useEffect(() => {
    const { current: list } = menu
    // jsdom has no popovers and hides elements with the attribute; there, and in old browsers, the menu is positioned below its button.
    if (!isOffered || !list || !button.current || !('showPopover' in list)) return
    list.popover = 'auto'
    button.current.popoverTargetElement = list
    const onToggle = ({ newState }: ToggleEvent): void => setOpen(newState === 'open')
    list.addEventListener('toggle', onToggle)
    return () => list.removeEventListener('toggle', onToggle)
  }, [isOffered])

  useEffect(() => {
    if (isOpen) menu.current?.querySelector('a')?.focus()
  }, [isOpen])

  const close = (): void => {
    if (menu.current?.popover) menu.current.hidePopover()
    setOpen(false)
    button.current?.focus()
  }

  return {
    isOpen,
    links,
    getButtonProps: () => ({
      ref: button,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => {
        if (!menu.current?.popover) setOpen(!isOpen)
      },
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' || isOpen) return
        event.preventDefault()
        button.current?.click()
      },
    }),
    getMenuProps: () => ({
      ref: menu,
      id,
      role: 'menu',
      hidden: !isOpen,
      onKeyDown: (event: KeyboardEvent<HTMLUListElement>) => {
        if (moveFocus(event, itemsOf(event.currentTarget))) return
        if (event.key === 'Escape' || event.key === 'Tab') {
          if (event.key === 'Escape') event.preventDefault()
          close()
        }
      },
    }),
    getLinkProps: ({ app, url }) => ({
      href: url,
      rel: 'noopener noreferrer',
      role: 'menuitem',
      tabIndex: -1,
      'data-app': app,
      onClick: close,
    }),
    getCancelProps: () => ({ type: 'button', role: 'menuitem', tabIndex: -1, onClick: close }),
  }
}

/** The items of a menu that are shown. */
function itemsOf(menu: HTMLElement): HTMLElement[] {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  return items.filter((item) => item.getClientRects().length > 0)
}
