'use client'

import { toAlpha2 } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'
import type { BrandPickerState } from './BrandPickerState.ts'

export interface CountryChoiceProps {
  readonly state: BrandPickerState
  readonly countries: readonly string[]
  readonly disabled: boolean
}

/** The country whose brands are shown. */
export function CountryChoice({ state, countries, disabled }: CountryChoiceProps): ReactNode {
  const { language } = useSignpost()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const current = codeOf(state.country ?? '')
  const codes = [...new Set([...countries.map(codeOf), ...(current ? [current] : [])])]
  return (
    <label data-part="brand-country">
      <span>{state.messages.country}</span>
      <select
        data-part="select"
        value={current}
        disabled={disabled}
        onChange={({ target }) => state.actions.setCountry(target.value)}
      >
        {current === '' && <option value="">{state.messages.noCountry}</option>}
        {codes.map((code) => (
          <option key={code} value={code}>
            {toAlpha2(code) ? names.of(code) : code}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The code in two letters, which has a name in every language; unchanged where it is no country. */
function codeOf(country: string): string {
  return toAlpha2(country) ?? country
}
