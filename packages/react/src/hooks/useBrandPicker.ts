'use client'

import type { Brand } from '@signpost/client'
import { useId, useMemo, useRef, useState } from 'react'
import { brandTiers, distinctBrands } from '../domain/brandTiers.ts'
import { formatCount } from '../domain/formatCount.ts'
import { en } from '../messages/brand-picker/en.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { BrandPickerOptions } from './brand-picker/BrandPickerOptions.ts'
import type { BrandPickerState } from './brand-picker/BrandPickerState.ts'
import { useBrandList } from './brand-picker/useBrandList.ts'
import { useChosenList } from './brand-picker/useChosenList.ts'
import { filterGetters } from './catalog/filterGetters.ts'
import { useCatalogStatus } from './catalog/useCatalogStatus.ts'
import { useChosen } from './catalog/useChosen.ts'
import { useFormEvent } from './place-search/useFormEvent.ts'
import { useHandler } from './place-search/useHandler.ts'
import { useBrands } from './useBrands.ts'

/** All of a choice of brands but its looks: the brands of a country, what is typed, what is chosen, and the props of the elements. */
export function useBrandPicker(options: BrandPickerOptions = {}): BrandPickerState {
  const { disabled = false, defaultSelected = [] } = options
  const provided = useSignpost()
  const { language } = provided
  const messages = useMessages('brandPicker', en, options.messages)
  const ownId = useId()
  const id = options.id ?? ownId
  const input = useRef<HTMLInputElement>(null)

  const [ownCountry, setOwnCountry] = useState<string>()
  const country = options.country ?? ownCountry ?? provided.country
  const [query, setQuery] = useState('')
  const [selected, change] = useChosen(options)
  const [told, tell] = useState<string>()

  const result = useBrands({ country })
  const { data } = result
  const brands = useMemo(() => distinctBrands(data ?? []), [data])
  const tiers = useMemo(() => brandTiers(brands, query, language), [brands, query, language])
  const shown = useMemo(() => tiers.flatMap((tier) => tier.brands), [tiers])
  const chosen = useMemo(() => new Set(selected.map((brand) => brand.id)), [selected])
  const view = useCatalogStatus(result, { shown: shown.length, query }, messages)

  const toggle = useHandler(({ id, name }: Brand) => {
    const isOn = chosen.has(id)
    change(isOn ? selected.filter((one) => one.id !== id) : [...selected, { id, name }])
    tell(isOn ? messages.removed(name) : messages.added(name))
  })
  const list = useBrandList({ id, brands: shown, chosen, disabled, input, toggle })
  const type = useHandler((text: string) => {
    setQuery(text)
    tell(undefined)
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
      ...{ id, input, query, type, disabled, view, words: messages },
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
    announcement: told ?? view.notice?.text ?? (view.isSlow ? messages.loading : found),
    messages,
    actions: {
      setQuery: type,
      setCountry: useHandler((next: string) => {
        if (options.country === undefined) setOwnCountry(next)
        list.leave()
        options.onCountryChange?.(next)
      }),
      toggle,
      clear: useHandler(() => {
        change([])
        tell(messages.cleared)
        input.current?.focus()
      }),
      retry: useHandler(() => {
        // The button goes; the focus stays here.
        input.current?.focus()
        result.refetch()
      }),
    },
  }
}
