import { useRef } from 'react'
import code from './Example.tsx?raw'
import { useLink } from './useLink.ts'

/** A line that introduces the page until the first search, with a button that shows the code of its components. */
export function Intro() {
  const { link, messages } = useLink()
  const dialog = useRef<HTMLDialogElement>(null)
  if (link.q || link.place || link.at || link.show) return null
  return (
    <aside className="intro">
      <p>
        <strong className="sign">Signpost</strong> <span>{messages.intro}</span>
      </p>
      <button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {messages.code}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively. */}
      <dialog
        ref={dialog}
        className="code"
        aria-labelledby="code-heading"
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        <div>
          <header>
            <h2 id="code-heading">{messages.codeHeading}</h2>
            <form method="dialog">
              <button
                type="submit"
                className="icon close-button"
                aria-label={messages.close}
                title={messages.close}
              />
            </form>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
          <pre dir="ltr" tabIndex={0}>
            <code>{code.trimEnd().replace('location.origin', `'${location.origin}'`)}</code>
          </pre>
          <a href="catalog/">{messages.catalog}</a>
        </div>
      </dialog>
    </aside>
  )
}
