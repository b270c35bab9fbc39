import { type MeasuredKit, textOf } from '../Kit.ts'

export const signpost: MeasuredKit = {
  name: 'Signpost',
  packages: {
    '@signpost/react': 'packed',
    '@tanstack/react-query': '5.108.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  code: `
    import { PlaceSearch } from '@signpost/react/place-search'
    import { SignpostProvider } from '@signpost/react/provider'
    import '@signpost/react/tokens.css'
    import '@signpost/react/parts.css'
    import '@signpost/react/place-search.css'
    import { createRoot } from 'react-dom/client'

    const client = { baseUrl: 'https://geo.example' }
    const near = { latitude: -34.9055, longitude: -56.1913 }

    export function mount(container, { label, chose }) {
      createRoot(container).render(
        <SignpostProvider client={client} near={near}>
          <PlaceSearch label={label} limit={14} onSelect={({ line1 }) => chose(line1)} />
        </SignpostProvider>,
      )
    }`,
  input: 'input[role="combobox"]',
  row: '[role="option"]',
  rows: 14,
  sample: { url: 'https://geo.example/geo/v2/suggestions/json?query=te+atro' },
  read: (request) => textOf(request, '/suggestions/json', 'query'),
  answer: placesOf,
  languages: 16,
  addressForms: 250,
}

/** The answer of a `/geo/v2/` service, which the hand-written box asks too. */
export function placesOf(names: readonly string[]): unknown {
  const suggests = names.map((line1) => ({ line1, line2: '', line3: '', search_filter: line1 }))
  return { suggests }
}
