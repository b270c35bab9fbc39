import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

export const Trip = (): ReactNode => (
  <form action="/trips">
    <PlaceSearch label="To" name="to" required requireSelection lookUp />
    <button type="submit">Plan</button>
  </form>
)
