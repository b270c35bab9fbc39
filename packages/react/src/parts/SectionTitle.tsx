import type { ReactNode } from 'react'

/** The level of a heading in the page around it. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6

export interface SectionTitleProps {
  readonly level?: HeadingLevel | undefined
  readonly children: ReactNode
}

/** The heading of a part of a place. */
export function SectionTitle({ level = 3, children }: SectionTitleProps): ReactNode {
  const Heading = `h${level}` as const
  return <Heading data-part="heading">{children}</Heading>
}
