'use client'

/** For what the app itself throws. When the service fails, the components say so where they stand. */
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
