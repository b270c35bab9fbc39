import { PlaceSearch, SignpostProvider } from '@signpost/react'
import '@signpost/react/styles.css'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Bare, Baseline } from './Baseline.tsx'

/** The search box, the search box with fewer requests, the minimal implementation, and an input without a list. */
export type Contestant = string

const contestants: Record<Contestant, () => ReactNode> = {
  box: () => box('auto'),
  thrifty: () => box('thrifty'),
  baseline: () => <Baseline />,
  bare: () => <Bare />,
}

/** The functions that the benchmark calls in its page. */
const bench = {
  mount(contestant: Contestant): void {
    queryClient.clear()
    flushSync(() => root.render(contestants[contestant]?.()))
  },
  unmount(): void {
    flushSync(() => root.render(null))
  },
  /** Starts waiting for the rows of a text, with their marks and their layout. */
  awaitRows(text: string): void {
    rows = new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        if (!showsAnswer(text)) return
        watcher.disconnect()
        resolve(performance.now() - keyAt)
      })
      watcher.observe(document, everyChange)
    })
  },
  /** The milliseconds from the latest key press to the rows. */
  rows: (): Promise<number> => rows,
  /** Starts recording the time from each event to the next paint. */
  watchEvents(): void {
    worst = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) worst = Math.max(worst, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  },
  worstEvent: (): number => worst,
  /** The number of pending timers. */
  countTimers: (): number => timers.size,
}

const everyChange = { subtree: true, childList: true, characterData: true, attributes: true }
const client = { baseUrl: '/' }
const near = { latitude: -34.9055, longitude: -56.1913 }
const queryClient = new QueryClient()
let rows = Promise.resolve(0)
let keyAt = 0
let worst = 0
window.addEventListener('keydown', () => (keyAt = performance.now()), { capture: true })
const app = document.querySelector('#app')
if (!app) throw new Error('The page has no place for an app.')
const root = createRoot(app)

function box(requests: 'auto' | 'thrifty'): ReactNode {
  return (
    <SignpostProvider client={client} near={near} queryClient={queryClient}>
      <PlaceSearch requests={requests} />
    </SignpostProvider>
  )
}

/** True when the rows belong to this text. The names in other answers continue with another letter. */
function showsAnswer(text: string): boolean {
  const options = [...document.querySelectorAll('[role="option"]')]
  return (
    document.querySelector('input')?.value === text &&
    options.length > 0 &&
    options.every((option) => option.textContent?.trim().toLowerCase().startsWith(`${text}z`)) &&
    options.every((option) => markOf(option) === text) &&
    // A closed list has no size; reading it forces a layout.
    options.every((option) => option.getBoundingClientRect().height > 0)
  )
}

function markOf(option: Element): string | undefined {
  return option.querySelector('mark')?.textContent?.toLowerCase()
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
