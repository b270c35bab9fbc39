'use client'

import type { Place } from '@signpost/client'
import { type Context, createContext, type ReactNode, useContext } from 'react'
import type { HeadingLevel } from '../parts/SectionTitle.tsx'
import { useMessages } from '../provider/useMessages.ts'
import type { TravelTimeSettings } from '../travel-time/index.ts'
import type { PlaceCardMessages } from './PlaceCardMessages.ts'
import { en } from './PlaceCardMessages.ts'

/** The amount of content of a card: a row of a list, a summary, or everything. */
export type PlaceCardSize = 'compact' | 'card' | 'full'

/** The settings of a card that its parts share, besides the place. */
export interface CardSettings {
  readonly size: PlaceCardSize
  readonly headingLevel: HeadingLevel
  readonly sponsored: boolean
  readonly onDirections: ((place: Place) => void) | undefined
  readonly shareUrl: ((place: Place) => string) | undefined
  readonly actions: ReactNode
  readonly travelTime: TravelTimeSettings | undefined
  readonly messages: Partial<PlaceCardMessages> | undefined
}

/** The settings of a part that is used without a card. */
const alone: CardSettings = {
  size: 'card',
  headingLevel: 2,
  sponsored: false,
  onDirections: undefined,
  shareUrl: undefined,
  actions: undefined,
  travelTime: undefined,
  messages: undefined,
}

export const CardContext: Context<CardSettings> = createContext(alone)

/** Returns the settings and the messages of the surrounding card. */
export function useCard(): CardSettings & { readonly messages: PlaceCardMessages } {
  const settings = useContext(CardContext)
  return { ...settings, messages: useMessages('placeCard', en, settings.messages) }
}
