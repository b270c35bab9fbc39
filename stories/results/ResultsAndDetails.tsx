import type { Brand, Category, Place } from '@signpost/client'
import { BrandPicker, CategoryBrowser, PlaceCard, SearchResults } from '@signpost/react'
import { type FormEvent, useState } from 'react'
import './results-and-details.css'

/** A search by text, brands and categories, with the chosen place beside the results. */
export function ResultsAndDetails() {
  const [text, setText] = useState('')
  const [brands, setBrands] = useState<readonly Brand[]>([])
  const [categories, setCategories] = useState<readonly Category[]>([])
  const [place, setPlace] = useState<Place>()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setText(String(new FormData(event.currentTarget).get('text')))
  }
  return (
    <main className="screen">
      <form className="filters" onSubmit={search}>
        <input
          type="search"
          name="text"
          aria-label="Name or address"
          placeholder="Name or address"
        />
        <button type="submit">Search</button>
        <BrandPicker selected={brands} onSelectedChange={setBrands} />
        <CategoryBrowser selected={categories} onSelectedChange={setCategories} />
      </form>
      <SearchResults
        query={text}
        brands={brands}
        categories={categories}
        selected={place?.id}
        onSelect={setPlace}
      />
      {place && <PlaceCard place={place} size="full" />}
    </main>
  )
}
