'use client'

import { useEffect, useRef } from 'react'
import {
  atRest,
  dueAt,
  type Pacing,
  type PacingEvent,
  pace,
  type Question,
} from '../../domain/pacing.ts'
import { useSignpost } from '../../provider/useSignpost.ts'
import { useCalmState } from './useCalmState.ts'
import { useHandler } from './useHandler.ts'

export interface PacedQuestion<Asked extends Question> {
  /** What is to be asked now. */
  readonly asked: Asked | undefined
  readonly typed: (question: Asked, isCached: boolean) => void
  readonly answered: (id: string) => void
  readonly stopped: () => void
}

/**
 * Holds back the questions of a typist until it is worth asking them. `onAsk` is called before the question is rendered, so that its
 * request is on the way by then.
 */
export function usePacedQuestion<Asked extends Question>(
  onAsk: (question: Asked) => void,
): PacedQuestion<Asked> {
  const { clock } = useSignpost()
  const pacing = useRef<Pacing<Asked>>(atRest)
  const timer = useRef<number>(undefined)
  const [asked, setAsked] = useCalmState<Asked | undefined>(undefined)

  const play = useHandler((event: PacingEvent<Asked>) => {
    clock.clearTimeout(timer.current ?? 0)
    const { asked: before } = pacing.current
    pacing.current = pace(pacing.current, event)
    const { asked } = pacing.current
    if (asked && asked !== before) onAsk(asked)
    setAsked(asked)
    const due = dueAt(pacing.current)
    if (due === undefined) return
    const tell = (): void => play({ type: 'due', at: clock.now() })
    timer.current = clock.setTimeout(tell, due - clock.now())
  })

  useEffect(() => () => clock.clearTimeout(timer.current ?? 0), [clock])

  const typed = useHandler((question: Asked, isCached: boolean) =>
    play({ type: 'typed', question, isCached, at: clock.now() }),
  )
  const answered = useHandler((id: string) => play({ type: 'answered', id, at: clock.now() }))
  const stopped = useHandler(() => play({ type: 'stopped' }))
  return { asked, typed, answered, stopped }
}
