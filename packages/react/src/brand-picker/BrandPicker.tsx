'use client'

import { toAlpha2 } from '@signpost/client/domain'
import { forwardRef, type ReactNode, useEffect } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { countryNames } from '../domain/countryNames.ts'
import { hasOperation } from '../domain/hasOperation.ts'
import { CatalogFrame } from '../kit/CatalogFrame.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import { warnOnce } from '../provider/warnOnce.ts'
import type { BrandPickerProps } from './BrandPickerProps.ts'
import type { BrandPickerState } from './BrandPickerState.ts'
import { BrandTierRows } from './BrandTierRows.tsx'
import { ChosenBrands } from './ChosenBrands.tsx'
import { useBrandPicker } from './useBrandPicker.ts'

/**
 * A picker for brands: lists the brands of a country, the best known first, and searches them by name.
 *
 * @example
 * ```tsx
 * <BrandPicker country="US" onSelectedChange={(brands) => show(brands)} />
 * ```
 */
export const BrandPicker: ComponentWithRef<BrandPickerProps, HTMLDivElement> = forwardRef(
  function BrandPicker(props: BrandPickerProps, ref) {
    const { countries, disabled = false, slots, classNames = {} } = props
    const state = useBrandPicker(props)
    const { messages, tiers, query } = state
    const isLost = state.country === undefined
    const isAsked = countries !== undefined
    const { connection } = useSignpost()
    const isThere = hasOperation(connection, 'listBrands')
    useEffect(() => {
      if (isLost && !isAsked && isThere) warnOnce(needsCountry)
    }, [isLost, isAsked, isThere])
    if (!isThere) return null
    return (
      <CatalogFrame
        ref={ref}
        component="brand-picker"
        props={props}
        state={state}
        values={state.selected.map(({ id }) => id)}
        before={
          countries && <CountryChoice state={state} countries={countries} disabled={disabled} />
        }
        notice={
          isLost
            ? { icon: 'area', text: messages.noCountry, advice: messages.noCountryAdvice }
            : undefined
        }
        chosen={<ChosenBrands state={state} disabled={disabled} classNames={classNames} />}
      >
        {tiers.length > 0 && (
          <div {...state.getListProps()} className={classNames.panel} data-part="panel">
            {tiers.map((tier) => (
              <BrandTierRows
                // A new text shows other rows, so the windowing starts over.
                key={`${tier.name} ${query}`}
                tier={tier}
                state={state}
                slots={slots}
                classNames={classNames}
              />
            ))}
          </div>
        )}
      </CatalogFrame>
    )
  },
)

const needsCountry =
  'BrandPicker does not know whose brands to show, so it asks nothing. Give `country` to it or to SignpostProvider, or `countries` to let the user choose.'

interface CountryChoiceProps {
  readonly state: BrandPickerState
  readonly countries: readonly string[]
  readonly disabled: boolean
}

/** A select for the country whose brands are shown. */
function CountryChoice({ state, countries, disabled }: CountryChoiceProps): ReactNode {
  const { language } = useSignpost()
  const nameOf = countryNames(language)
  const current = codeOf(state.country ?? '')
  const codes = [...new Set([...countries.map(codeOf), ...(current ? [current] : [])])]
  return (
    <label data-part="header">
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
            {(toAlpha2(code) && nameOf(code)) ?? code}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Returns the two-letter code, which has a name in every language; other texts are unchanged. */
function codeOf(country: string): string {
  return toAlpha2(country) ?? country
}
