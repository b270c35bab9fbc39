import { PlaceSearch, type PlaceSearchValue, SignpostProvider } from '@signpost/react'
import { useForm } from '@tanstack/react-form'
import { type ReactNode, useState } from 'react'
import '@signpost/react/styles.css'

const client = { baseUrl: import.meta.env.VITE_GEO_URL ?? 'http://127.0.0.1:8080', apiKey: 'demo' }
const montevideo = { latitude: -34.9055, longitude: -56.1913 }

interface Order {
  readonly name: string
  readonly place: PlaceSearchValue | null
}

const empty: Order = { name: '', place: null }

/** The choice is an ordinary field: the form holds its value, its blur state and its message. */
export function App(): ReactNode {
  const [sent, setSent] = useState<string>()
  const form = useForm({
    defaultValues: empty,
    onSubmit: ({ value: { name, place } }) => setSent(`${name}, ${place?.text}`),
  })
  return (
    <SignpostProvider client={client} near={montevideo}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.handleSubmit()
        }}
      >
        <form.Field name="name">
          {({ state, handleChange }) => (
            <label>
              Name
              <input value={state.value} onChange={({ target }) => handleChange(target.value)} />
            </label>
          )}
        </form.Field>
        <form.Field
          name="place"
          validators={{ onSubmit: ({ value }) => (value ? undefined : 'Choose a place.') }}
        >
          {({ state, handleChange, handleBlur }) => (
            <PlaceSearch
              label="Deliver to"
              value={state.value}
              onValueChange={handleChange}
              onBlur={handleBlur}
              error={state.meta.errors[0]}
            />
          )}
        </form.Field>
        <button type="submit">Order</button>
      </form>
      {sent && <output>{sent}</output>}
    </SignpostProvider>
  )
}
