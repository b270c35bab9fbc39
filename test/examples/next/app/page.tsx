import { PlaceSearch } from '@signpost/react'
import { Suspense } from 'react'
import { Theatres } from './Theatres.tsx'

/** The box is there at once; the places follow in the same answer, as soon as the service has sent them. */
export default function Page() {
  return (
    <main>
      <PlaceSearch label="Where to?" />
      <Suspense fallback={<p>Looking for theatres…</p>}>
        <Theatres />
      </Suspense>
    </main>
  )
}
