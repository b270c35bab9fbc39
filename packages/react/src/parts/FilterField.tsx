'use client'

import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Drawing } from '../icons/Drawing.tsx'
import { fieldPaths } from '../icons/fieldPaths.ts'

export interface FilterFieldProps {
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly ref: Ref<HTMLInputElement> }
  readonly clear: ButtonHTMLAttributes<HTMLButtonElement>
}

/** The input that narrows a list, with a button that empties it. */
export function FilterField({ input, clear }: FilterFieldProps): ReactNode {
  return (
    <div data-part="filter">
      <Drawing part="filter-icon" path={fieldPaths.search} />
      <input {...input} dir="auto" data-part="filter-input" />
      {input.value !== '' && !input.disabled && (
        <button {...clear} data-part="filter-clear">
          <Drawing path={fieldPaths.clear} />
        </button>
      )}
    </div>
  )
}
