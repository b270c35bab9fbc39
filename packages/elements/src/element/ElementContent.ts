import type { ReactNode } from 'react'

/** The content of an element's shadow root. */
export interface ElementContent {
  /** The texts of its stylesheets. */
  readonly styles: readonly string[]
  readonly render: () => ReactNode
}
