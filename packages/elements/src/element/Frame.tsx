import type { ConnectionOptions } from '@signpost/client'
import { type PartialMessages, SignpostProvider } from '@signpost/react'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ElementSettings } from '../settings/ElementSettings.ts'

export interface FrameProps {
  readonly baseUrl: string
  readonly settings: ElementSettings
  /** The words of the language. */
  readonly words: PartialMessages
  readonly children: ReactNode
}

/** What stands around the content of every element. All share one cache, so that the same question is asked once. */
export function Frame({ baseUrl, settings, words, children }: FrameProps): ReactNode {
  const { apiKey, language, units, near, messages, timeZoneAt, client } = settings
  const options: ConnectionOptions = { ...client, baseUrl, ...(apiKey && { apiKey }) }
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
      messages={words}
      queryClient={cache}
    >
      {inner}
    </SignpostProvider>
  )
}

const cache = new QueryClient()
