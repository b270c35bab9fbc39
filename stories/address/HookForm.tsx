import { AddressLine } from '@signpost/react'
import { useForm } from 'react-hook-form'

export interface Order {
  line1: string
  line2: string
  city: string
  postal: string
  country: string
}

/** A form with React Hook Form, where `register` works as for any input, and the fields are filled in as if by typing. */
export function HookForm({ onOrder }: { onOrder: (order: Order) => void }) {
  const { register, handleSubmit, formState } = useForm<Order>({ mode: 'onTouched' })
  const { city } = formState.errors
  return (
    <form className="own-form" onSubmit={handleSubmit(onOrder)} noValidate>
      <AddressLine label="Street" {...register('line1', { required: true })} />
      <label>
        Apartment
        <input autoComplete="address-line2" {...register('line2')} />
      </label>
      <label>
        City
        <input
          autoComplete="address-level2"
          aria-invalid={city ? true : undefined}
          {...register('city', { required: true })}
        />
      </label>
      <label>
        Postal code
        <input autoComplete="postal-code" {...register('postal')} />
      </label>
      <label>
        Country
        <select autoComplete="country" {...register('country')}>
          <option value="">Choose…</option>
          <option value="DE">Germany</option>
          <option value="UY">Uruguay</option>
        </select>
      </label>
      <button type="submit">Order</button>
    </form>
  )
}
