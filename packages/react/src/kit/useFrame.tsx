'use client'

import type { GeoError } from '@signpost/client'
import { type ForwardedRef, type ReactNode, type RefObject, useRef } from 'react'
import { NoticeBox, type NoticeBoxProps } from './NoticeBox.tsx'

/** A response of the service, as a component shows it. */
export interface Answer {
  readonly status: string
  readonly error: GeoError | undefined
  /** The notice when content is missing. */
  readonly notice: Omit<NoticeBoxProps, 'onRetry'> | undefined
  readonly retry: () => void
}

export interface FrameState {
  readonly status: string
  readonly error: GeoError | undefined
  readonly root: RefObject<HTMLElement | null>
  /** The ref of the app for the root element. */
  readonly ref: ForwardedRef<HTMLElement>
  /** The rendered notice with its button; show it in place of the missing content. */
  readonly notice: ReactNode
  /** The text of the notice, for announcements. */
  readonly text: string | undefined
  /** Moves the focus to the root element; for actions that remove the pressed button. */
  readonly focus: () => void
}

/** The state of a `Frame`. */
export function useFrame(
  ref: ForwardedRef<HTMLElement>,
  { status, error, notice, retry }: Answer,
): FrameState {
  const root = useRef<HTMLElement>(null)
  const focus = (): void => root.current?.focus()
  const press = (): void => {
    focus()
    retry()
  }
  return {
    status,
    error,
    root,
    ref,
    notice: notice && <NoticeBox {...notice} onRetry={press} />,
    text: notice?.advice ? `${notice.text.replace(/\.?$/, '.')} ${notice.advice}` : notice?.text,
    focus,
  }
}
