'use client'

import { useState } from 'react'
import { useHandler } from './useHandler.ts'

export interface PopupState {
  /** Whether the user wants to see something below the input. */
  readonly isWanted: boolean
  /** Whether that is the list in which recent places are pinned and removed. */
  readonly isEditing: boolean
  /** The key of the row that Enter chooses. */
  readonly highlightedKey: string | undefined
  /** What was done last, in words, until something else is. */
  readonly told: string | undefined
  readonly open: () => void
  /** Tells whether there was something to close: a list that is still on its way is called off, too. */
  readonly close: () => boolean
  readonly edit: (isEditing: boolean) => void
  readonly highlight: (key: string | undefined) => void
  readonly tell: (words: string | undefined) => void
}

/** What the user wants to see below an input that can be edited, and which row they are on. */
export function usePopupState(isEditable: boolean): PopupState {
  const [isWanted, setWanted] = useState(false)
  const [isEditing, edit] = useState(false)
  const [highlightedKey, highlight] = useState<string>()
  const [told, tell] = useState<string>()
  const open = useHandler(() => {
    if (!isEditable) return
    setWanted(true)
    tell(undefined)
  })
  const close = useHandler(() => {
    setWanted(false)
    edit(false)
    highlight(undefined)
    return isWanted
  })
  // Nor is it open again as soon as the input can be edited again.
  if (isWanted && !isEditable) setWanted(false)
  const wanted = { isWanted: isWanted && isEditable, isEditing, highlightedKey, told }
  return { ...wanted, open, close, edit, highlight, tell }
}
