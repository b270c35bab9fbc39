import { AddressLine } from '@signpost/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'

interface Order {
  readonly street: string
  readonly city: string
  readonly postal: string
}

export function OrderForm({ onOrder }: { onOrder: (order: Order) => void }): ReactNode {
  const { register, handleSubmit } = useForm<Order>()
  return (
    <form onSubmit={handleSubmit(onOrder)}>
      <AddressLine label="Street" {...register('street', { required: true })} />
      <input autoComplete="address-level2" aria-label="City" {...register('city')} />
      <input autoComplete="postal-code" aria-label="Postal code" {...register('postal')} />
      <button type="submit">Order</button>
    </form>
  )
}
