import { formatCount } from '../domain/formatCount.ts'
import type { Notice } from '../internals/notice/useNotice.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import { type BoxState, isVisible } from './reduce.ts'

/** The inputs of an announcement that are not in the state of the box. */
export interface AnnouncementFacts {
  /** The notice about a failure or a missing network. */
  readonly notice: Notice | undefined
  readonly minLength: number
  readonly messages: PlaceSearchMessages
  readonly language: string
}

/** The announcement for screen readers: the last action, else the visible content. Empty while the content may still change. */
export function announcementOf(state: BoxState, facts: AnnouncementFacts): string {
  const { notice, minLength, messages, language } = facts
  if (state.done) return messages[state.done.what](state.done.line)
  if (!isVisible(state)) return ''
  const where = state.location && messages[state.location]
  switch (state.status) {
    case 'idle': {
      const places = state.items.filter(({ kind }) => kind !== 'locate' && kind !== 'edit')
      const { length } = places
      if (where !== undefined || length === 0) return where ?? ''
      const ofWhat = places.some(({ kind }) => kind === 'custom') ? messages.found : messages.recent
      return ofWhat(length, formatCount(length, language))
    }
    case 'refreshing':
      return ''
    case 'short':
      return messages.short(minLength, formatCount(minLength, language))
    case 'needs-location':
      return where ?? messages.needsLocation
    case 'loading':
      return messages.loading
    case 'ready':
      return messages.found(state.items.length, formatCount(state.items.length, language))
    case 'empty':
      return `${messages.nothing}. ${messages.nothingAdvice}`
    case 'offline':
    case 'error':
      return notice?.text ?? ''
  }
}
