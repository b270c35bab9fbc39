'use client'

import { type RefObject, useEffect } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { type FieldEntry, type FormField, fieldsAround } from './formFields.ts'

export interface FormHandlers {
  /** Called when a field of the address receives the focus. */
  readonly focus: () => void
  /** Called when a field of the address changes. */
  readonly edit: (name: string, field: FormField) => void
  readonly reset: () => void
  readonly submit: (event: SubmitEvent) => void
}

/** Listens to the events of an input's form, before the app does. */
export function useFormEvents(line: RefObject<HTMLInputElement | null>, on: FormHandlers): void {
  const entryOf = ({ target }: Event): FieldEntry | undefined =>
    line.current ? fieldsAround(line.current).find(({ field }) => field === target) : undefined
  const focus = useStableCallback((event: Event) => {
    if (entryOf(event)) on.focus()
  })
  const edit = useStableCallback((event: Event) => {
    const edited = entryOf(event)
    if (edited) on.edit(edited.name, edited.field)
  })
  const reset = useStableCallback(on.reset)
  const submit = useStableCallback(on.submit)
  useEffect(() => {
    const form = line.current?.form
    const around = form ?? line.current?.getRootNode()
    around?.addEventListener('focusin', focus)
    around?.addEventListener('input', edit)
    form?.addEventListener('reset', reset)
    form?.addEventListener('submit', submit, { capture: true })
    return () => {
      around?.removeEventListener('focusin', focus)
      around?.removeEventListener('input', edit)
      form?.removeEventListener('reset', reset)
      form?.removeEventListener('submit', submit, { capture: true })
    }
  }, [line, focus, edit, reset, submit])
}
