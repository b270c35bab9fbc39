'use client'

import {
  type AriaAttributes,
  type AriaRole,
  createElement,
  type ReactNode,
  useImperativeHandle,
} from 'react'
import { rootProps } from '../domain/rootProps.ts'
import type { FrameState } from './useFrame.tsx'

export interface FrameProps extends AriaAttributes {
  /** The result of `useFrame`. */
  readonly frame: FrameState
  /** The tag of the root element. */
  readonly as: 'article' | 'div' | 'section'
  readonly role?: AriaRole | undefined
  /** The name of the component, for stylesheets. */
  readonly component: string
  /** The props of the component, including those of the root element. */
  readonly props: Parameters<typeof rootProps>[1]
  /** The announcement for screen readers. Default: the text of the notice. */
  readonly announcement?: string | undefined
  readonly children: ReactNode
}

/** The root element of a component that shows a response of the service, with its status attributes and a live region. */
export function Frame({
  frame: { root, ref, status, error, text },
  as,
  component,
  props,
  announcement = text,
  children,
  ...attributes
}: FrameProps): ReactNode {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [root])
  return createElement(
    as,
    {
      ref: root,
      tabIndex: -1,
      'aria-busy': status === 'loading' || undefined,
      ...attributes,
      ...rootProps(component, props),
      'data-status': status,
      'data-error': error?.kind,
    },
    children,
    <div role="status" data-part="live">
      {announcement}
    </div>,
  )
}
