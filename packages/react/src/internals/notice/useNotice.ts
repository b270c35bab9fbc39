'use client'

import type { IconName } from '../../icons/Icon.tsx'
import { en, type NoticeMessages } from '../../messages/NoticeMessages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import type { Failure } from '../failureOf.ts'
import { useWaitText } from './useWaitText.ts'

/** The message that explains missing content: the same text on screen and for screen readers. */
export interface Notice {
  /** The icon beside the text. */
  readonly icon: IconName
  readonly text: string
  /** Advice on what else the user can do. */
  readonly advice?: string | undefined
  /** True when "Try again" can help. */
  readonly canRetry: boolean
  /** The label of the retry button, if a retry can help. Default: the provider's `notice.retry`. */
  readonly retry?: string | undefined
}

/** The messages of a component for its notice; the others come from the provider's `notice`. */
export interface OperationMessages {
  /** The message when the service found nothing. Default: no notice. */
  readonly notFound?: string | undefined
  /** Advice when the service found nothing. Default: none. */
  readonly advice?: string | undefined
  /** The message before the first request. Default: no notice. */
  readonly idle?: string | undefined
  /** The message when the response could not be loaded. */
  readonly failed?: string | undefined
}

/**
 * Returns the notice for a status and a failure; `undefined` while a response is pending or available.
 *
 * @example
 * ```tsx
 * const { status, failure } = useQueryStatus(useCategories())
 * const notice = useNotice(status, failure, { notFound: 'There are no categories.' })
 * ```
 */
export function useNotice(
  status: string,
  failure: Failure | undefined,
  own: OperationMessages = {},
): Notice | undefined {
  const messages = useMessages('notice', en)
  const when = useWaitText(failure?.wait, failure?.error, messages)
  const { notFound, advice, idle, failed = messages.failed } = own
  if (status === 'offline') return { icon: 'offline', text: messages.offline, canRetry: false }
  if (status === 'idle' && idle) return { icon: 'search', text: idle, canRetry: false }
  if (status === 'empty' && notFound)
    return { icon: 'search', text: notFound, advice, canRetry: false }
  if (status !== 'error' || !failure) return undefined
  return { icon: 'warning', ...failureText(failure, { ...messages, failed }, when) }
}

function failureText(
  { error, isRetrying, wait }: Failure,
  messages: NoticeMessages,
  when: string | undefined,
): Omit<Notice, 'icon'> {
  const { kind, status } = error
  const { failed, keyRefused, unavailable, retry } = messages
  if (kind === 'key') return { text: keyRefused, canRetry: false }
  if (kind === 'not-found' || status === 501) return { text: unavailable, canRetry: false }
  // The app sent an invalid request, which fails again on every retry.
  if (kind === 'request') return { text: failed, canRetry: false }
  const reason = reasonOf(kind, status, messages) ?? (isRetrying ? messages.slow : failed)
  if (isRetrying) return { text: `${reason} ${messages.tryingAgain(when)}`, canRetry: false }
  return { text: wait ? `${reason} ${messages.tryAgain(when)}` : reason, canRetry: true, retry }
}

function reasonOf(
  kind: Failure['error']['kind'],
  status: number | undefined,
  { tooMany, busy }: NoticeMessages,
): string | undefined {
  if (kind === 'limit') return tooMany
  return status === 503 ? busy : undefined
}
