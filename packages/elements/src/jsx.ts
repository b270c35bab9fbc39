import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { SignpostConfigElement } from './elements/SignpostConfigElement.ts'
import type {
  SignpostDirectionsElement,
  SignpostDirectionsEvents,
} from './elements/SignpostDirectionsElement.ts'
import type {
  SignpostManeuversElement,
  SignpostManeuversEvents,
} from './elements/SignpostManeuversElement.ts'
import type { SignpostPlaceElement, SignpostPlaceEvents } from './elements/SignpostPlaceElement.ts'
import type {
  SignpostResultsElement,
  SignpostResultsEvents,
} from './elements/SignpostResultsElement.ts'
import type {
  SignpostRouteMapElement,
  SignpostRouteMapEvents,
} from './elements/SignpostRouteMapElement.ts'
import type {
  SignpostSearchElement,
  SignpostSearchEvents,
} from './elements/SignpostSearchElement.tsx'

/** The attributes of a tag in JSX: HTML's own, the properties of its element, and a handler for each of its events. */
export type TagProps<Element extends HTMLElement, Events extends object = object> = Omit<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  keyof OwnProps<Element>
> &
  OwnProps<Element> & {
    readonly [Type in keyof Events & string as `on${Type}`]?:
      | ((event: Events[Type]) => void)
      | undefined
  }

type OwnProps<Element> = {
  readonly [Name in Exclude<keyof Element, keyof HTMLElement>]?: Element[Name] | undefined
}

declare module 'react' {
  // biome-ignore lint/style/noNamespace: React's own is one, and this adds to it.
  namespace JSX {
    interface IntrinsicElements {
      'signpost-config': TagProps<SignpostConfigElement>
      'signpost-search': TagProps<SignpostSearchElement, SignpostSearchEvents>
      'signpost-place': TagProps<SignpostPlaceElement, SignpostPlaceEvents>
      'signpost-results': TagProps<SignpostResultsElement, SignpostResultsEvents>
      'signpost-directions': TagProps<SignpostDirectionsElement, SignpostDirectionsEvents>
      'signpost-route-map': TagProps<SignpostRouteMapElement, SignpostRouteMapEvents>
      'signpost-maneuvers': TagProps<SignpostManeuversElement, SignpostManeuversEvents>
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'signpost-config': SignpostConfigElement
    'signpost-search': SignpostSearchElement
    'signpost-place': SignpostPlaceElement
    'signpost-results': SignpostResultsElement
    'signpost-directions': SignpostDirectionsElement
    'signpost-route-map': SignpostRouteMapElement
    'signpost-maneuvers': SignpostManeuversElement
  }
}
