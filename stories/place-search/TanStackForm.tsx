import { PlaceSearch, type PlaceSearchValue } from '@signpost/react'
import { useForm } from '@tanstack/react-form'
import { type ReactNode, useState } from 'react'

interface Delivery {
  readonly place: PlaceSearchValue | null
}

const nowhere: Delivery = { place: null }

/** TanStack Form holds the choice: the box takes the props of a field. */
export function TanStackForm(): ReactNode {
  const [sent, setSent] = useState<string>()
  const form = useForm({
    defaultValues: nowhere,
    onSubmit: ({ value }) => setSent(value.place?.text),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <form.Field
        name="place"
        validators={{ onSubmit: ({ value }) => (value ? undefined : 'Choose where to deliver.') }}
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
      <button type="button" onClick={() => form.reset()}>
        Start again
      </button>
      {sent && <output>To {sent}</output>}
    </form>
  )
}
