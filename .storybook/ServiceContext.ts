import type { ConnectionOptions } from '@signpost/client'
import { type Context, createContext } from 'react'

/** The service that stories ask, for those that make a client of their own. */
export const ServiceContext: Context<ConnectionOptions> = createContext<ConnectionOptions>({
  baseUrl: 'https://geo.example',
})
