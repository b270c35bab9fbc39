'use client'

import { type Context, createContext } from 'react'
import type { Settings, Signpost } from './settings.ts'

/** `settings` is for nested providers, which must distinguish a choice from a default; `signpost` is for everything else. */
export interface Provided {
  readonly settings: Settings
  readonly signpost: Signpost
}

export const SignpostContext: Context<Provided | undefined> = createContext<Provided | undefined>(
  undefined,
)
