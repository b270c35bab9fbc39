'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { AddressQuestion } from './AddressAutofill.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'

export interface AddressQuestionStepProps {
  readonly question: AddressQuestion
  readonly messages: AddressFormMessages
}

/**
 * The question about an address that the service does not know well enough, shown below the typed address. It takes the focus, because the
 * form waits for the answer.
 */
export function AddressQuestionStep({ question, messages }: AddressQuestionStepProps): ReactNode {
  const { proposal, isKnown, accept, keep, dismiss } = question
  const title = useId()
  const step = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const { current } = step
    const root = current?.getRootNode()
    if (!current || !(root instanceof Document || root instanceof ShadowRoot)) return
    const before = root.activeElement
    current.focus()
    current.scrollIntoView({ block: 'nearest' })
    return () => {
      // The removed button loses the focus: restore it, unless the user has moved it elsewhere.
      const now = root.activeElement
      const isLost = now === null || now === document.body || current.contains(now)
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const asked = proposal ? messages.didYouMean : isKnown ? messages.partlyKnown : messages.notFound
  return (
    <fieldset
      ref={step}
      tabIndex={-1}
      aria-labelledby={title}
      data-part="question"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        dismiss()
      }}
    >
      <p id={title} data-part="heading">
        {asked}
        {proposal && (
          <span data-part="proposal">
            {proposal.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </span>
        )}
      </p>
      <div data-part="actions">
        {proposal && (
          <button type="button" data-part="choice" data-primary="" onClick={accept}>
            {messages.accept}
          </button>
        )}
        <button
          type="button"
          data-part="choice"
          data-primary={proposal ? undefined : ''}
          onClick={keep}
        >
          {messages.keep}
        </button>
        <button type="button" data-part="choice" onClick={dismiss}>
          {messages.change}
        </button>
      </div>
    </fieldset>
  )
}
