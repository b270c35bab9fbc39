import { PlaceSearch, type PlaceSearchValue } from '@signpost/react'
import { type ReactNode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'

interface Delivery {
  readonly place: PlaceSearchValue | null
}

/** React Hook Form holds the choice: the box takes the props of a field. */
export function ReactHookForm(): ReactNode {
  const [sent, setSent] = useState<string>()
  const { control, handleSubmit, reset } = useForm<Delivery>({ defaultValues: { place: null } })
  return (
    <form noValidate onSubmit={handleSubmit(({ place }) => setSent(place?.text))}>
      <Controller
        control={control}
        name="place"
        rules={{ validate: (place) => place !== null || 'Choose where to deliver.' }}
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <PlaceSearch
            ref={ref}
            label="Deliver to"
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <button type="submit">Order</button>
      <button type="button" onClick={() => reset()}>
        Start again
      </button>
      {sent && <output>To {sent}</output>}
    </form>
  )
}
