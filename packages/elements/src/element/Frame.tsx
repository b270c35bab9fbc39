import type { ConnectionOptions } from '@signpost/client'
import { type Environment, type PartialMessages, SignpostProvider } from '@signpost/react'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { logToConsole } from '../logToConsole.ts'
import type { ElementSettings } from '../settings/ElementSettings.ts'

export interface FrameProps {
  /** The root into which the content is rendered. */
  readonly tree: ShadowRoot | HTMLElement
  readonly baseUrl: string
  readonly settings: ElementSettings
  /** The messages of the language. */
  readonly messages: PartialMessages
  readonly children: ReactNode
}

/** The provider around the content of every element. All elements share one cache, so that the same request is sent once. */
export function Frame({ tree, baseUrl, settings, messages, children }: FrameProps): ReactNode {
  const { apiKey, language, units, near, timeZoneAt, client } = settings
  const options: ConnectionOptions = { ...client, baseUrl, ...(apiKey && { apiKey }) }
  const environment = useMemo(
    () => (tree instanceof ShadowRoot ? shadowEnvironment(tree) : undefined),
    [tree],
  )
  const inner = settings.messages ? (
    <SignpostProvider messages={settings.messages}>{children}</SignpostProvider>
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
      messages={messages}
      queryClient={cache}
    >
      {inner}
    </SignpostProvider>
  )
}

/** Bundlers replace this exact expression with its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const cache = new QueryClient(
  // Authors of pages have no development build, in which the queries themselves log their failures.
  process.env.NODE_ENV === 'production'
    ? {
        queryCache: new QueryCache({
          onError: ({ message }) => logToConsole('warn', `Signpost: ${message}`),
        }),
      }
    : {},
)

/** The environment of components in a shadow root, where events are listened to because they keep their target only there. */
function shadowEnvironment(root: ShadowRoot): Environment {
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: root.ownerDocument,
    Node,
  }
}
