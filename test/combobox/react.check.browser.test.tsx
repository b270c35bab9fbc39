import { SignpostProvider } from '@signpost/react'
import { PlaceSearch } from '@signpost/react/place-search'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { describeMusts } from './describeMusts.ts'
import '@signpost/react/styles.css'

// The browser dispatches the key presses, as in an app.

describeMusts('React', ({ form, fetch, chose }) => {
  const container = form.querySelector('div') as HTMLElement
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'any', fetch }}
      near={{ latitude: 52.5, longitude: 13.4 }}
      queryClient={new QueryClient()}
    >
      <PlaceSearch
        label="Where to?"
        limit={14}
        onSelect={(suggestion) => chose(suggestion.line1)}
      />
    </SignpostProvider>,
    { container },
  )
  return container
})
