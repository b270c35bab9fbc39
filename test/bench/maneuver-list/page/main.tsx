import { createConnection, getDirections, type Route } from '@signpost/client'
import { ManeuverList, SignpostProvider } from '@signpost/react'
import { hugeRoute, type RouteSize } from '@signpost/testing/fixtures'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import '@signpost/react/styles.css'

declare global {
  interface Window {
    /** The steps of the benchmark. Each returns the milliseconds until its change is painted. */
    steps: {
      prepare(size: RouteSize): Promise<void>
      show(): Promise<number>
      move(to: number): Promise<number>
      remove(): void
    }
  }
}

let route: Route | null = null
let root: Root | undefined

const list = (activeStep: number) => (
  <SignpostProvider client={{ baseUrl: 'https://geo.example' }}>
    <ManeuverList route={route} activeStep={activeStep} />
  </SignpostProvider>
)

/** The milliseconds from a change until the browser has painted it. */
async function untilPainted(change: () => void): Promise<number> {
  const start = performance.now()
  flushSync(change)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return performance.now() - start
}

window.steps = {
  async prepare(size) {
    const sent = hugeRoute(size)
    const fetch = async () => new Response(JSON.stringify(sent))
    const connection = createConnection({ baseUrl: 'https://geo.example', fetch })
    const anywhere = { latitude: 0, longitude: 0 }
    route = await getDirections(connection, { origin: anywhere, destination: anywhere })
  },
  show: () =>
    untilPainted(() => {
      const element = document.getElementById('list')
      if (element) root = createRoot(element)
      root?.render(list(0))
    }),
  move: (to) => untilPainted(() => root?.render(list(to))),
  remove: () => root?.unmount(),
}
