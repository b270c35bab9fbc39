'use client'

import { type RefObject, useEffect } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { fieldsAround } from './formFields.ts'

export interface FormHandlers {
  /** Called when the user or the browser edits a field of the address. */
  readonly edit: (name: string) => void
  readonly reset: () => void
  readonly submit: (event: SubmitEvent) => void
}

/** Listens to the events of an input's form, before the app does. */
export function useFormEvents(line: RefObject<HTMLInputElement | null>, on: FormHandlers): void {
  const edit = useStableCallback((event: Event) => {
    const fields = line.current ? fieldsAround(line.current) : []
    const edited = fields.find(({ field }) => field === event.target)
    if (edited) on.edit(edited.name)
  })
  const reset = useStableCallback(on.reset)
  const submit = useStableCallback(on.submit)
  useEffect(() => {
    const form = line.current?.form
    const around = form ?? line.current?.getRootNode()
    around?.addEventListener('input', edit)
    form?.addEventListener('reset', reset)
    form?.addEventListener('submit', submit, { capture: true })
    return () => {
      around?.removeEventListener('input', edit)
      form?.removeEventListener('reset', reset)
      form?.removeEventListener('submit', submit, { capture: true })
    }
  }, [line, edit, reset, submit])
}
