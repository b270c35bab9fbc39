import { type ReactNode, useRef } from 'react'

/** A button that opens a modal dialog with something in it. */
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
