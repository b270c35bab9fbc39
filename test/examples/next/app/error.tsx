'use client'

/** Shows errors of the app itself. When the service fails, the components show the error in their place. */
export default function PageError({ reset }: { readonly reset: () => void }) {
  return (
    <p role="alert">
      Something went wrong.{' '}
      <button type="button" onClick={reset}>
        Try again
      </button>
    </p>
  )
}
