import { Fragment, type ReactNode } from 'react'
import { OwnText } from '../parts/OwnText.tsx'

export interface ResultLineProps {
  readonly part: string
  readonly texts: readonly string[]
  readonly between: string
  /** `no` for names and addresses, which a browser must not translate. */
  readonly translate?: 'no' | undefined
  /** Returns the language of a text that is not in the language of the page. */
  readonly languageOf?: ((text: string) => string | undefined) | undefined
}

/** A line of texts, which are untrusted. */
export function ResultLine({
  part,
  texts,
  between,
  translate,
  languageOf,
}: ResultLineProps): ReactNode {
  if (texts.length === 0) return null
  return (
    <div data-part={part} dir="auto" translate={translate}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name.
        <Fragment key={index}>
          {index > 0 && <OwnText text={between} />}
          {/* A `bdi` for the first text would not count for the direction of the line. */}
          {index > 0 ? (
            <bdi lang={languageOf?.(text)}>{text}</bdi>
          ) : (
            <span lang={languageOf?.(text)}>{text}</span>
          )}
        </Fragment>
      ))}
    </div>
  )
}
