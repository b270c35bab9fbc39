import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

const messages = { placeholder: 'Where to?', nothingAdvice: 'Try the name of a street.' }

export const Reworded = (): ReactNode => <PlaceSearch messages={messages} />
