'use client'

import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { fieldPaths } from '../icons/fieldPaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'

export interface FilterFieldProps {
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly ref: Ref<HTMLInputElement> }
  readonly clear: ButtonHTMLAttributes<HTMLButtonElement>
}

/** The search field that filters a list, with a button that clears it. */
export function FilterField({ input, clear }: FilterFieldProps): ReactNode {
  return (
    <div data-part="field">
      <SvgIcon part="icon" path={fieldPaths.search} />
      <input {...input} dir="auto" data-part="input" />
      {input.value !== '' && !input.disabled && (
        <button {...clear} data-part="clear">
          <SvgIcon path={fieldPaths.clear} />
        </button>
      )}
    </div>
  )
}
