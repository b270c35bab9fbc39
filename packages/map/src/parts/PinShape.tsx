import type { ReactNode } from 'react'

/** A pin, its tip in the middle below. */
export function PinShape({ part }: { readonly part?: string }): ReactNode {
  return (
    <svg data-part={part} aria-hidden="true" viewBox="0 0 28 36" width="28" height="36">
      <path d="M14 35S26 22.5 26 13.5a12 12 0 0 0-24 0C2 22.5 14 35 14 35Z" />
      <circle cx="14" cy="13.5" r="4.5" />
    </svg>
  )
}
