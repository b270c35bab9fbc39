import type { ReactNode } from 'react'
import { type PlaceSearchValue, placeSearchFields } from './PlaceSearchValue.ts'

export interface HiddenFieldsProps {
  /** The name of the field that has the text. */
  readonly name: string
  readonly value: PlaceSearchValue | null
  readonly disabled: boolean | undefined
}

/** The fields that a form sends of a choice beside its text, as far as they are known. */
export function HiddenFields({ name, value, disabled }: HiddenFieldsProps): ReactNode {
  return Object.entries(placeSearchFields(value)).map(
    ([part, content]) =>
      content !== undefined && (
        <input
          key={part}
          type="hidden"
          name={`${name}.${part}`}
          value={content}
          disabled={disabled}
        />
      ),
  )
}
