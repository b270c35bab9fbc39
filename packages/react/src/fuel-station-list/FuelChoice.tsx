'use client'

import { type ReactNode, useId } from 'react'

export interface FuelChoiceProps<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly text: string }[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
}

/** A choice of one of a few visible options. Renders nothing when there is nothing to choose. */
export function FuelChoice<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: FuelChoiceProps<Value>): ReactNode {
  const name = useId()
  if (choices.length < 2) return null
  return (
    <fieldset data-part="group">
      <legend>{label}</legend>
      {choices.map(({ value, text }) => (
        <label key={value} data-part="chip">
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
