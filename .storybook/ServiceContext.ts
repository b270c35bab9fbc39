import type { ConnectionOptions } from '@signpost/client'
import { type Context, createContext } from 'react'

/** The service of the stories, for those that create their own client. */
export const ServiceContext: Context<ConnectionOptions> = createContext<ConnectionOptions>({
  baseUrl: 'https://geo.example',
})
