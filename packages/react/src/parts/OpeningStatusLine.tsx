import type { ReactNode } from 'react'

export interface OpeningStatusLineProps {
  readonly summary: { readonly word: string; readonly detail?: string | undefined } | undefined
  readonly messages: { readonly title: string }
}

/** "Open · closes 21:00"; where nothing can be claimed, the label of the hours. */
export function OpeningStatusLine({ summary, messages }: OpeningStatusLineProps): ReactNode {
  return (
    <span data-part="hours-status">
      {summary ? <span data-part="hours-word">{summary.word}</span> : messages.title}
      {summary?.detail && (
        <>
          {' · '}
          <span data-part="hours-detail">{summary.detail}</span>
        </>
      )}
    </span>
  )
}
