'use client'

import {
  type Failure,
  NoticeBox,
  type NoticeBoxProps,
  type QueryStatus,
  useNotice,
  useQueryStatus,
} from '@signpost/react'
import type { ReactNode } from 'react'
import type { DirectionsForm } from './useDirectionsForm.ts'
import type { MissingLeg } from './useTrip.ts'

/** The notice instead of a route, or of a leg; none when there is one. */
export function useDirectionsNotice(
  status: QueryStatus,
  failure: Failure | undefined,
  { messages, value }: DirectionsForm,
): NoticeBoxProps | undefined {
  const advice = messages[value.avoid.length > 0 ? 'noneAvoidingAdvice' : 'noneAdvice']
  const { failed, none } = messages
  const notice = useNotice(status, failure, { failed, notFound: none, advice })
  if (status === 'idle') return { icon: 'place', text: messages.start }
  return status === 'loading' ? { text: messages.loading } : notice
}

interface LegNoticeProps {
  readonly leg: MissingLeg
  readonly form: DirectionsForm
  readonly onRetry: () => void
}

/** The notice about a missing leg of a route whose other legs are known: its name, the reason, and a button to retry. */
export function LegNotice({ leg: { query, text }, form, onRetry }: LegNoticeProps): ReactNode {
  const { status, failure } = useQueryStatus(query)
  const notice = useDirectionsNotice(status, failure, form)
  return (
    <NoticeBox
      {...notice}
      text={text}
      advice={notice?.text}
      onRetry={() => {
        onRetry()
        void query.refetch()
      }}
    />
  )
}
