import { createGeoFetch } from '@signpost/testing'
import type { ReactNode } from 'react'
import { AddressForm } from '../src/address-form/AddressForm.tsx'
import { AddressLine } from '../src/address-form/AddressLine.tsx'
import { ar } from '../src/messages/ar.ts'
import { SignpostProvider } from '../src/provider/SignpostProvider.tsx'
import { montevideo } from './montevideo.ts'

const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch: createGeoFetch() }

/** Address forms on a page that a server renders. */
export function App(): ReactNode {
  return (
    <SignpostProvider client={client} near={montevideo} language="ar" messages={ar} country="TR">
      <AddressForm section="shipping" defaultValues={{ 'address-level2': 'Ankara' }} />
      <AddressForm section="billing" country="US" />
      <form>
        <AddressLine name="line" defaultValue="Rincón 602" required />
      </form>
    </SignpostProvider>
  )
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(): Promise<object> {
  return {}
}
