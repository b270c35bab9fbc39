import { AddByHand, PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

const messages = { nothing: 'We don’t know this place', nothingAdvice: 'Try the street.' }

export interface NothingFoundProps {
  readonly onAdd: (text: string) => void
}

export const NothingFound = ({ onAdd }: NothingFoundProps): ReactNode => (
  <PlaceSearch messages={messages} footer={(state) => <AddByHand state={state} onAdd={onAdd} />} />
)
