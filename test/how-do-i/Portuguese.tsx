import { PlaceSearch, SignpostProvider, type SignpostProviderProps } from '@signpost/react'
import { pt } from '@signpost/react/messages/pt'
import type { ReactNode } from 'react'

export const InPortuguese = ({ client }: SignpostProviderProps): ReactNode => (
  <SignpostProvider client={client} language="pt-BR" messages={pt}>
    <PlaceSearch />
  </SignpostProvider>
)
