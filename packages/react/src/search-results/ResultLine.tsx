import { Fragment, type ReactNode } from 'react'
import { OwnText } from '../parts/OwnText.tsx'

export interface ResultLineProps {
  readonly part: string
  readonly texts: readonly string[]
  readonly between: string
  /** `no` for names and addresses, which a browser must not translate. */
  readonly translate?: 'no' | undefined
}

/** A line of texts, which are untrusted. */
export function ResultLine({ part, texts, between, translate }: ResultLineProps): ReactNode {
  if (texts.length === 0) return null
  return (
    <div data-part={part} dir="auto" translate={translate}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name.
        <Fragment key={index}>
          {index > 0 && <OwnText text={between} />}
          {/* A `bdi` for the first text would not count for the direction of the line. */}
          {index > 0 ? <bdi>{text}</bdi> : <span>{text}</span>}
        </Fragment>
      ))}
    </div>
  )
}
