import { PlaceSearch, SignpostProvider } from '@signpost/react'
import '@signpost/react/styles.css'
import { QueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Floor } from './Floor.tsx'

export type Contestant = 'box' | 'floor'

/** The functions that the benchmark calls in its page. */
const bench = {
  mount(contestant: Contestant): void {
    queryClient.clear()
    flushSync(() => root.render(contestant === 'floor' ? <Floor /> : box()))
  },
  unmount(): void {
    flushSync(() => root.render(null))
  },
  /** Starts to wait for a key, and then for rows that all begin with the text and have their place on the page. */
  awaitKey(): void {
    keyToRows = new Promise((resolve) => {
      let start = 0
      const watcher = new MutationObserver(() => {
        if (start === 0 || !showsMatches()) return
        watcher.disconnect()
        resolve(performance.now() - start)
      })
      const begin = (): void => {
        start = performance.now()
      }
      window.addEventListener('keydown', begin, { capture: true, once: true })
      watcher.observe(document, everyChange)
    })
  },
  /** Milliseconds from the key to the rows. */
  keyToRows: (): Promise<number> => keyToRows,
  /** The number of pending timers. */
  countTimers: (): number => timers.size,
}

const everyChange = { subtree: true, childList: true, characterData: true, attributes: true }
const client = { baseUrl: '/' }
const near = { latitude: -34.9055, longitude: -56.1913 }
const queryClient = new QueryClient()
let keyToRows = Promise.resolve(0)
const app = document.querySelector('#app')
if (!app) throw new Error('The page has no place for an app.')
const root = createRoot(app)

function box() {
  return (
    <SignpostProvider client={client} near={near} queryClient={queryClient}>
      <PlaceSearch />
    </SignpostProvider>
  )
}

function showsMatches(): boolean {
  const input = document.querySelector('input')
  const options = [...document.querySelectorAll('[role="option"]')]
  const text = input?.value.toLowerCase() ?? ''
  return (
    text !== '' &&
    options.length > 0 &&
    options.every((option) => option.textContent?.toLowerCase().startsWith(text)) &&
    options.every((option) => option.querySelector('mark')?.textContent?.toLowerCase() === text) &&
    // A list that is not open yet has no place; asking lays the page out.
    options.every((option) => option.getBoundingClientRect().height > 0)
  )
}

const timers = new Set<number>()
const { setTimeout: set, clearTimeout: clear } = window
window.setTimeout = ((run: () => void, milliseconds?: number) => {
  const timer = set(() => {
    timers.delete(timer)
    run()
  }, milliseconds)
  timers.add(timer)
  return timer
}) as typeof setTimeout
window.clearTimeout = (timer) => {
  timers.delete(Number(timer))
  clear(timer)
}

declare global {
  interface Window {
    bench: typeof bench
  }
}

window.bench = bench
