'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { en } from '../messages/NoticeMessages.ts'
import { useMessages } from '../provider/useMessages.ts'
import { Button } from './Button.tsx'

export interface ToastProps {
  /** The action that was taken, which the live region of the component announces. */
  readonly text: string
  readonly onUndo: () => void
}

/** The time in milliseconds after which a toast disappears. */
const duration = 8000

/** A confirmation at the bottom of the window, with a button that takes an action back. It stays while the pointer or the focus is on it. */
export function Toast({ text, onUndo }: ToastProps): ReactNode {
  const messages = useMessages('notice', en)
  const root = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const [past, setPast] = useState<string>()
  const isShown = text !== past
  useEffect(() => {
    const { current: toast } = root
    // jsdom has no popovers and hides elements with the attribute.
    if (!isShown || !toast || !('showPopover' in toast)) return
    toast.popover = 'manual'
    toast.showPopover()
  }, [isShown])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => setPast(text), duration)
    return () => clearTimeout(timer)
  }, [isHeld, text])
  if (!isShown) return null
  const hold = (): void => setHeld(true)
  const release = (): void => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only stop the time.
    <div
      ref={root}
      data-part="toast"
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span>{text}</span>
      <Button part="undo" onClick={onUndo}>
        {messages.undo}
      </Button>
    </div>
  )
}
