'use client'

import { useEffect, useState } from 'react'
import { lazyModule, useLazyModule } from '../internals/useLazyModule.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { RegionList } from './countryData.ts'
import type { CountryLayout } from './countryLayout.ts'
import type { ListOption, OptionList } from './ListOption.ts'
import type { PostalFormat } from './PostalFormat.ts'

const countryData = lazyModule(() => import('./countryData.ts'))

export interface CountryLists {
  readonly postal: PostalFormat | undefined
  readonly regions: OptionList | undefined
  /** The towns or districts of the region. */
  readonly towns: OptionList | undefined
}

/**
 * Loads the lists of values for a country's fields after the form has rendered. Until then, or if loading fails, the fields accept any
 * text.
 */
export function useCountryLists(
  country: string | undefined,
  { hasRegions, hasTowns }: CountryLayout,
  region: ListOption | undefined,
): CountryLists {
  const { language } = useSignpost()
  const data = useLazyModule(countryData, country !== undefined)
  const regions = useLoaded<RegionList>(
    data && country && hasRegions ? `${country} ${language}` : undefined,
    async () => data?.loadRegions(country ?? '', language),
  )
  const towns = useLoaded<OptionList>(
    regions && region && hasTowns ? `${country} ${language} ${region.index}` : undefined,
    async () => region && regions?.townsOf(region),
  )
  return {
    postal: (country && data?.postalFormat(country)) || undefined,
    regions,
    towns,
  }
}

/** Loads the value for a key; returns `undefined` until the value for the current key is loaded. */
function useLoaded<Value>(
  key: string | undefined,
  load: () => Promise<Value | undefined>,
): Value | undefined {
  const [loaded, setLoaded] = useState<{
    readonly key: string
    readonly value: Value | undefined
  }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded.
  useEffect(() => {
    if (key === undefined) return
    let isWanted = true
    load().then(
      (value) => isWanted && setLoaded({ key, value }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return loaded && loaded.key === key ? loaded.value : undefined
}
