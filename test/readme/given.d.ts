import type { Connection, Coordinate, GeoClient, Place, Route } from '@signpost/client'
import type { SignpostProviderProps } from '@signpost/react'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** The variables that the excerpts in the documentation expect from the app. */
declare global {
  const client: GeoClient
  const connection: Connection
  const baseUrl: string
  const queryClient: QueryClient
  const signal: AbortSignal
  const center: Coordinate
  const near: Coordinate
  const place: Place
  const route: Route
  const text: string
  const setText: (text: string) => void
  const show: (what: unknown) => void
  const App: ComponentType<Pick<SignpostProviderProps, 'client'>>
}
