import type { ReactNode } from 'react'

/** The hours in the service's own words, with its line breaks. */
export function OpeningText({ text }: { readonly text: string }): ReactNode {
  return (
    <p data-part="text" dir="auto">
      {text}
    </p>
  )
}
