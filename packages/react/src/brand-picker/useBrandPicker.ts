'use client'

import type { Brand } from '@signpost/client'
import { useMemo } from 'react'
import { useBrands } from '../hooks/useBrands.ts'
import { type CatalogOptions, useCatalogFilter } from '../internals/useCatalogFilter.ts'
import { useCatalogState } from '../internals/useCatalogState.ts'
import { useControllableState } from '../internals/useControllableState.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'
import { en } from './BrandPickerMessages.ts'
import type { BrandPickerState } from './BrandPickerState.ts'
import { brandTiers, distinctBrands } from './brandTiers.ts'
import { useBrandList } from './useBrandList.ts'
import { useChosenList } from './useChosenList.ts'

export interface BrandPickerOptions extends CatalogOptions<Brand> {
  /**
   * The country whose brands are shown, as an ISO 3166-1 code of two or three letters, when the app controls it. Default: the provider's
   * country, until the user chooses another one.
   */
  readonly country?: string | undefined
  /** Called when the user chooses another country. */
  readonly onCountryChange?: ((country: string) => void) | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<BrandPickerMessages> | undefined
}

/**
 * A headless brand picker: the brands of a country, the typed text, the chosen brands, and the props of the elements.
 *
 * @example
 * ```tsx
 * const { tiers, query, selected, getInputProps } = useBrandPicker({ country: 'US' })
 * ```
 */
export function useBrandPicker(options: BrandPickerOptions = {}): BrandPickerState {
  const { language, country: provided } = useSignpost()
  const messages = useMessages('brandPicker', en, options.messages)
  const [chosenCountry, setCountry] = useControllableState<string | null>({
    value: options.country,
    defaultValue: null,
    onChange: (next) => next !== null && options.onCountryChange?.(next),
  })
  const country = chosenCountry ?? provided
  const filter = useCatalogFilter(options, () => list.leave())
  const { id, input, disabled, query, selected } = filter

  const result = useBrands({ country })
  const { data } = result
  const all = useMemo(() => distinctBrands(data ?? []), [data])
  const tiers = useMemo(() => brandTiers(all, query, language), [all, query, language])
  const brands = useMemo(() => tiers.flatMap((tier) => tier.brands), [tiers])
  const chosen = useMemo(() => new Set(selected.map((brand) => brand.id)), [selected])

  const toggle = useStableCallback(({ id, name }: Brand) => {
    const isOn = chosen.has(id)
    filter.change(isOn ? selected.filter((one) => one.id !== id) : [...selected, { id, name }])
    filter.announce(isOn ? messages.removed(name) : messages.added(name))
  })
  const list = useBrandList({ id, brands, chosen, disabled, input, toggle })
  const chosenList = useChosenList({ chosen: selected, messages, disabled, input, remove: toggle })
  const state = useCatalogState(filter, {
    ...{ result, messages, count: brands.length, list: `${id}-list` },
    onEnter: (event) => {
      event.preventDefault()
      list.enter()
    },
  })
  return {
    ...list,
    ...chosenList,
    ...state,
    country,
    tiers,
    count: brands.length,
    messages,
    actions: {
      ...state.actions,
      setCountry: useStableCallback((next: string) => {
        list.leave()
        setCountry(next)
      }),
      toggle,
    },
  }
}
