import { PlaceSearch } from '@signpost/react'
import { Suspense } from 'react'
import { Theatres } from './Theatres.tsx'

/** The box is shown immediately. The places follow in the same response, once the service has sent them. */
export default function Page() {
  return (
    <main>
      <PlaceSearch label="Where to?" />
      <Suspense fallback={<p>Looking for theaters…</p>}>
        <Theatres />
      </Suspense>
    </main>
  )
}
