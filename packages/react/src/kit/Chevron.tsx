import type { ReactNode } from 'react'
import { SvgIcon } from '../icons/SvgIcon.tsx'

/** The chevron of a button that opens something; it points up while that is open. */
export function Chevron(): ReactNode {
  return <SvgIcon part="chevron" path="m5.5 8 4.5 4.5L14.5 8" />
}
