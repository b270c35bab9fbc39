import type { Brand, Category } from '@signpost/client'
import { BrandPicker, CategoryBrowser, useSearch } from '@signpost/react'
import { type ReactNode, useState } from 'react'

export function Filters(): ReactNode {
  const [brands, setBrands] = useState<readonly Brand[]>([])
  const [categories, setCategories] = useState<readonly Category[]>([])
  const { data } = useSearch({ brands, categories })
  const places = data?.pages.flatMap((page) => page.places) ?? []
  return (
    <>
      <BrandPicker country="UY" selected={brands} onSelectedChange={setBrands} />
      <CategoryBrowser selected={categories} onSelectedChange={setCategories} />
      <p role="status">{places.length} places</p>
    </>
  )
}
