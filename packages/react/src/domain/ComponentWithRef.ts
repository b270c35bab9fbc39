import type { CSSProperties, ForwardRefExoticComponent, RefAttributes } from 'react'

/** A component that takes a `ref` to its root element, with React 18 as with 19. */
export type ComponentWithRef<Props, Node> = ForwardRefExoticComponent<Props & RefAttributes<Node>>

/** The props of the root element of a component. It takes every `aria-*` and `data-*` attribute, too, which JSX does not declare. */
export interface RootProps {
  /** A class of the app for its root element. */
  readonly className?: string | undefined
  /** The `id` of its root element. */
  readonly id?: string | undefined
  /** The `style` of its root element. */
  readonly style?: CSSProperties | undefined
}
