import type { ReactNode } from 'react'

export interface CardFactProps {
  readonly icon: ReactNode
  /** The visible label of the icon. */
  readonly label?: string | undefined
  readonly texts: readonly string[]
  /** The content at the end of the fact. */
  readonly children?: ReactNode
}

/** One fact of a place, in as many lines as there are texts; nothing where there are none. */
export function CardFact({ icon, label, texts, children }: CardFactProps): ReactNode {
  if (texts.length === 0) return null
  return (
    <div data-part="fact">
      {icon}
      <div>
        {label && <span data-hidden>{label}: </span>}
        {[...new Set(texts)].map((text) => (
          <bdi key={text} data-part="card-fact">
            {text}
          </bdi>
        ))}
      </div>
      {children}
    </div>
  )
}
