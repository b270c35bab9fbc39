'use client'

import type { Brand } from '@signpost/client'
import { useId, useMemo, useRef, useState } from 'react'
import { formatCount } from '../domain/formatCount.ts'
import { useBrands } from '../hooks/useBrands.ts'
import { filterGetters } from '../internals/filterGetters.ts'
import type { SelectionOptions } from '../internals/SelectionOptions.ts'
import { useCatalogStatus } from '../internals/useCatalogStatus.ts'
import { useControllableState } from '../internals/useControllableState.ts'
import { useFormEvent } from '../internals/useFormEvent.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'
import { en } from './BrandPickerMessages.ts'
import type { BrandPickerState } from './BrandPickerState.ts'
import { brandTiers, distinctBrands } from './brandTiers.ts'
import { useBrandList } from './useBrandList.ts'
import { useChosenList } from './useChosenList.ts'

export interface BrandPickerOptions extends SelectionOptions<Brand> {
  /** The country whose brands are shown, ISO 3166-1 in two or three letters, when the app controls it. Default: the provider's country, until the user chooses another. */
  readonly country?: string | undefined
  /** Called when the user chooses another country. */
  readonly onCountryChange?: ((country: string) => void) | undefined
  /** Disables all choices. */
  readonly disabled?: boolean | undefined
  /** The id of the input, with which those of the other elements begin. Default: a generated one. */
  readonly id?: string | undefined
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
  const { disabled = false, defaultSelected = [] } = options
  const provided = useSignpost()
  const { language } = provided
  const messages = useMessages('brandPicker', en, options.messages)
  const ownId = useId()
  const id = options.id ?? ownId
  const input = useRef<HTMLInputElement>(null)

  const [chosenCountry, setCountry] = useControllableState<string | null>({
    value: options.country,
    defaultValue: null,
    onChange: (next) => next !== null && options.onCountryChange?.(next),
  })
  const country = chosenCountry ?? provided.country
  const [query, setQuery] = useState('')
  const [selected, change] = useControllableState({
    value: options.selected,
    defaultValue: defaultSelected,
    onChange: options.onSelectedChange,
  })
  const [announced, announce] = useState<string>()

  const result = useBrands({ country })
  const { data } = result
  const brands = useMemo(() => distinctBrands(data ?? []), [data])
  const tiers = useMemo(() => brandTiers(brands, query, language), [brands, query, language])
  const shown = useMemo(() => tiers.flatMap((tier) => tier.brands), [tiers])
  const chosen = useMemo(() => new Set(selected.map((brand) => brand.id)), [selected])
  const view = useCatalogStatus(result, { shown: shown.length, query }, messages)

  const toggle = useStableCallback(({ id, name }: Brand) => {
    const isOn = chosen.has(id)
    change(isOn ? selected.filter((one) => one.id !== id) : [...selected, { id, name }])
    announce(isOn ? messages.removed(name) : messages.added(name))
  })
  const list = useBrandList({ id, brands: shown, chosen, disabled, input, toggle })
  const type = useStableCallback((text: string) => {
    setQuery(text)
    announce(undefined)
    list.leave()
  })
  const chosenList = useChosenList({ chosen: selected, messages, disabled, input, remove: toggle })
  useFormEvent(input, 'reset', () => {
    change(defaultSelected)
    type('')
  })

  const write = (count: number): string => formatCount(count, language)
  const found = query.trim() === '' ? '' : messages.found(shown.length, write(shown.length))
  return {
    ...list,
    ...chosenList,
    ...view,
    ...filterGetters({
      ...{ id, input, query, type, disabled, view, messages },
      controls: shown.length > 0 ? `${id}-list` : undefined,
      onEnter: (event) => {
        event.preventDefault()
        list.enter()
      },
    }),
    country,
    query,
    tiers,
    count: shown.length,
    selected,
    announcement: announced ?? view.notice?.text ?? (view.isSlow ? messages.loading : found),
    messages,
    actions: {
      setQuery: type,
      setCountry: useStableCallback((next: string) => {
        list.leave()
        setCountry(next)
      }),
      toggle,
      clear: useStableCallback(() => {
        change([])
        announce(messages.cleared)
        input.current?.focus()
      }),
      retry: useStableCallback(() => {
        // The button is removed; the focus moves to the input.
        input.current?.focus()
        result.refetch()
      }),
    },
  }
}
