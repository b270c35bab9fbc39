import type { ReactNode } from 'react'

/** Hours as the service words them, its lines kept. */
export function OpeningText({ text }: { readonly text: string }): ReactNode {
  return (
    <p data-part="hours-text" dir="auto">
      {text}
    </p>
  )
}
