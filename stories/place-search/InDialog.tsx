import { type ReactNode, useRef } from 'react'

/** A button that opens its children in a modal dialog. */
export function InDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Find a place
      </button>
      <dialog ref={dialog} aria-label="Find a place" className="dialog">
        {children}
      </dialog>
    </>
  )
}
