'use client'

import type {
  ButtonHTMLAttributes,
  InputHTMLAttributes,
  LabelHTMLAttributes,
  ReactNode,
  Ref,
} from 'react'
import { fieldPaths } from '../icons/fieldPaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'

export interface FilterFieldProps {
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly ref: Ref<HTMLInputElement> }
  readonly clear: ButtonHTMLAttributes<HTMLButtonElement>
}

/** The search field that filters a list, with a button that clears it. */
export function FilterField({ input, clear }: FilterFieldProps): ReactNode {
  return (
    <div data-part="filter">
      <SvgIcon part="filter-icon" path={fieldPaths.search} />
      <input {...input} dir="auto" data-part="filter-input" />
      {input.value !== '' && !input.disabled && (
        <button {...clear} data-part="filter-clear">
          <SvgIcon path={fieldPaths.clear} />
        </button>
      )}
    </div>
  )
}

export interface FilterLabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
  /** Keeps the label for screen readers only. */
  readonly isHidden: boolean | undefined
}

/** The label of the search field. */
export function FilterLabel({ isHidden, ...props }: FilterLabelProps): ReactNode {
  // biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props.
  return <label {...props} data-part="label" data-hidden={isHidden ? '' : undefined} />
}
