import type { ConnectionOptions } from '@signpost/client'
import { type PartialMessages, SignpostProvider } from '@signpost/react'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { ElementSettings } from '../settings/ElementSettings.ts'
import { shadowEnvironment } from './shadowEnvironment.ts'

export interface FrameProps {
  /** Where the content stands. */
  readonly tree: ShadowRoot | HTMLElement
  readonly baseUrl: string
  readonly settings: ElementSettings
  /** The words of the language. */
  readonly words: PartialMessages
  readonly children: ReactNode
}

/** What stands around the content of every element. All share one cache, so that the same question is asked once. */
export function Frame({ tree, baseUrl, settings, words, children }: FrameProps): ReactNode {
  const { apiKey, language, units, near, messages, timeZoneAt, client } = settings
  const options: ConnectionOptions = { ...client, baseUrl, ...(apiKey && { apiKey }) }
  const environment = useMemo(
    () => (tree instanceof ShadowRoot ? shadowEnvironment(tree) : undefined),
    [tree],
  )
  const inner = messages ? (
    <SignpostProvider messages={messages}>{children}</SignpostProvider>
  ) : (
    children
  )
  return (
    <SignpostProvider
      client={options}
      language={language}
      units={units}
      near={near}
      timeZoneAt={timeZoneAt}
      environment={environment}
      messages={words}
      queryClient={cache}
    >
      {inner}
    </SignpostProvider>
  )
}

const cache = new QueryClient()
