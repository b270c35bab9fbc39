import { createFakeClock } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PlaceCard } from '../src/place-card/PlaceCard.tsx'
import type { PlaceCardProps } from '../src/place-card/PlaceCardProps.ts'
import { SignpostProvider, type SignpostProviderProps } from '../src/provider/SignpostProvider.tsx'
import { montevideo } from './montevideo.ts'
import { type Reply, reply, type ScriptedService, scriptedService } from './scriptedService.ts'
import './mount.tsx'

export interface MountedCard {
  readonly card: HTMLElement
  readonly service: ScriptedService
  readonly queryClient: QueryClient
  readonly view: RenderResult
  readonly rerender: (props: PlaceCardProps) => void
}

/** Renders a card at noon of a Wednesday in Montevideo, below a provider whose service gives these replies. */
export function mountPlaceCard(
  props: PlaceCardProps,
  replies: readonly [Reply, ...Reply[]] = [reply({ places: [] })],
  settings: SignpostProviderProps = {},
): MountedCard {
  const service = scriptedService(replies)
  const queryClient = new QueryClient()
  const clock = createFakeClock({ now: '2026-05-06T15:00Z' })
  const tree = (now: PlaceCardProps): ReactNode => (
    <SignpostProvider
      client={service.connection}
      near={montevideo}
      queryClient={queryClient}
      clock={clock}
      {...settings}
    >
      <PlaceCard {...now} />
    </SignpostProvider>
  )
  const view = render(tree(props))
  return {
    card: view.getByRole('article'),
    service,
    queryClient,
    view,
    rerender: (now) => view.rerender(tree(now)),
  }
}
