import type { ReactNode } from 'react'

/** A part of a page that is loaded on demand. */
export function Later(): ReactNode {
  return 'Later'
}
