import type { ReactNode } from 'react'
import { OwnText } from './OwnText.tsx'

export interface OpeningStatusLineProps {
  readonly summary: { readonly word: string; readonly detail?: string | undefined } | undefined
  readonly messages: { readonly title: string }
  readonly className?: string | undefined
}

/** The opening status, such as "Open · closes 21:00"; when it is unknown, the label of the hours. */
export function OpeningStatusLine(props: OpeningStatusLineProps): ReactNode {
  const { summary, messages, className } = props
  return (
    <span className={className} data-part="status">
      <span data-part={summary && 'word'}>{summary?.word ?? messages.title}</span>
      {summary?.detail && (
        <>
          <OwnText text=" · " />
          <span data-part="detail">{summary.detail}</span>
        </>
      )}
    </span>
  )
}
