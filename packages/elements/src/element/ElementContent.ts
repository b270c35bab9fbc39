import type { ReactNode } from 'react'

/** What stands in the shadow root of an element. */
export interface ElementContent {
  /** The texts of its stylesheets. */
  readonly styles: readonly string[]
  readonly render: () => ReactNode
}
