import { Fragment, type ReactNode } from 'react'
import { partsOf } from '../route-text/isolate.ts'

/** A sentence whose names are isolated, so that their direction does not affect the text around them. */
export function IsolatedText({ text }: { readonly text: string }): ReactNode {
  return partsOf(text).map((part, index) =>
    part.isName ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
      <bdi key={index} data-part="step-name">
        {part.text}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
