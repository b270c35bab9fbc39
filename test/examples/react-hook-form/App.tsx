import { AddressForm, SignpostProvider } from '@signpost/react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import '@signpost/react/styles.css'

interface Order {
  readonly name: string
  readonly note: string
}

const client = { baseUrl: import.meta.env.VITE_GEO_URL ?? 'http://127.0.0.1:8080', apiKey: 'demo' }
const montevideo = { latitude: -34.9055, longitude: -56.1913 }

/** React Hook Form holds the app's own fields; the form holds those of the address, by their `autocomplete` names. */
export function App(): ReactNode {
  const { register, handleSubmit, formState } = useForm<Order>()
  const [sent, setSent] = useState<string>()
  const send = handleSubmit(({ name }, event) => {
    const address = new FormData(event?.target)
    setSent(`${name}, ${address.get('address-line1')}, ${address.get('address-level2')}`)
  })
  return (
    <SignpostProvider client={client} near={montevideo} country="UY">
      <AddressForm onSubmit={send}>
        <label>
          Name
          <input
            aria-invalid={'name' in formState.errors}
            {...register('name', { required: true })}
          />
        </label>
        <button type="submit">Order</button>
      </AddressForm>
      {sent && <output>{sent}</output>}
    </SignpostProvider>
  )
}
