'use client'

import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../kit/Button.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressQuestion } from './AddressAutofill.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'
import { countryLayout } from './countryLayout.ts'
import { fieldLabel } from './fieldLabel.ts'

export interface AddressQuestionStepProps {
  readonly question: AddressQuestion
  readonly messages: AddressFormMessages
}

/**
 * The question about an address that is not known well enough, shown below the typed address, with the fields in which the proposal differs
 * and those that are in doubt. It takes the focus, because the form waits for the answer.
 */
export function AddressQuestionStep({ question, messages }: AddressQuestionStepProps): ReactNode {
  const { proposal, changes, doubtful, country, isKnown, accept, keep, dismiss } = question
  const { language } = useSignpost()
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
  const layout = countryLayout(country, language)
  const details = [
    ...changes.map(({ field, was, now }) =>
      messages.changed(fieldLabel(field, layout, messages), now, was),
    ),
    ...doubtful
      .filter((field) => !changes.some((change) => change.field === field))
      .map((field) => messages.doubtful(fieldLabel(field, layout, messages))),
  ]
  const asked = proposal ? messages.didYouMean : isKnown ? messages.partlyKnown : messages.notFound
  return (
    <fieldset
      ref={step}
      tabIndex={-1}
      aria-labelledby={title}
      aria-describedby={details.length > 0 ? `${title}-details` : undefined}
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
              <bdi key={line}>
                <MarkedLine line={line} changed={changes.map(({ now }) => now)} />
              </bdi>
            ))}
          </span>
        )}
      </p>
      {details.length > 0 && (
        <ul id={`${title}-details`} data-part="details">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <div data-part="actions">
        {proposal && (
          <Button part="choice" data-primary="" onClick={accept}>
            {messages.accept}
          </Button>
        )}
        <Button part="choice" data-primary={proposal ? undefined : ''} onClick={keep}>
          {messages.keep}
        </Button>
        <Button part="choice" onClick={dismiss}>
          {messages.change}
        </Button>
      </div>
    </fieldset>
  )
}

/** A line of the proposal, in which the values that differ from the typed ones are marked. */
function MarkedLine({
  line,
  changed,
}: {
  readonly line: string
  readonly changed: readonly string[]
}): ReactNode {
  const now = changed.find((value) => line.includes(value))
  if (now === undefined) return line
  const [before = '', ...others] = line.split(now)
  const rest = changed.filter((value) => value !== now)
  return (
    <Fragment>
      {before}
      <mark>{now}</mark>
      <MarkedLine line={others.join(now)} changed={rest} />
    </Fragment>
  )
}
