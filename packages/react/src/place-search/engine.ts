import { elapsedTime } from '@signpost/client/domain'
import type { QueryClient } from '@tanstack/react-query'
import { visibleText } from '../domain/visibleText.ts'
import type { Signpost } from '../provider/settings.ts'
import { createReports } from './createReports.ts'
import { createActions, type EngineActions } from './engineActions.ts'
import { locateIfGranted } from './findUserLocation.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { SearchStore } from './searchStore.ts'
import { queryOf, runBuiltIn } from './sources/builtIn.ts'
import { combine } from './sources/combine.ts'
import { runOwn } from './sources/own.ts'
import type { OwnAnswer, RunningSource, ServiceAnswer } from './sources/RunningSource.ts'
import { isOwnSource, type OwnSource } from './sources/Source.ts'

/** The settings of an engine, as of the latest render. */
export interface EngineSettings {
  readonly signpost: Pick<Signpost, 'connection' | 'clock' | 'near' | 'requests'>
  readonly queryClient: QueryClient
  /** Changes the rows of the built-in sources before they are shown. */
  readonly amendRows?: AmendRows | undefined
}

/** Changes an answer before it is shown. */
export type AmendRows = (answer: ServiceAnswer) => ServiceAnswer

/**
 * The core of a search box, without React and without a DOM. It asks the sources for the text of an open box, and dispatches their rows to
 * the store.
 */
export interface PlaceSearchEngine {
  readonly actions: EngineActions
  /** Follows the store until the returned function is called, which aborts all requests. */
  readonly start: () => () => void
  /** Asks again if the settings have changed what is asked. */
  readonly update: () => void
  /** Reports the end of a search, with or without a choice. */
  readonly end: (item?: PlaceSearchItem) => void
}

type Items = readonly PlaceSearchItem[]

/** Creates the core of a search box for a store. `settings` returns the latest settings; `focus` focuses the input, if there is one. */
export function createEngine(
  store: SearchStore,
  settings: () => EngineSettings,
  focus: () => void = () => {},
): PlaceSearchEngine {
  const builtIn = runBuiltIn(store, settings, () => rows, changed)
  /** The sources of the app by id. */
  const own = new Map<string, RunningSource<OwnAnswer>>()
  const reports = createReports(store.options)
  const { read, findUser, ...actions } = createActions(store, settings, {
    origin: builtIn.asked,
    end,
    sourceOf,
    isRunning: () => isRunning,
    focus,
  })
  /** The latest rows of the built-in sources. */
  let rows: Items = noItems
  /** True while the sources are being asked: their answers are then shown together. */
  let isAsking = false
  let isRunning = false
  /** True once the saved places were read for the empty input of an open box. */
  let isRead = false
  let isPermissionChecked = false
  /** True when the current text has waited for an answer for long. */
  let isLate = false
  let lateTimer = 0
  /** The time of the first key of this search. */
  let startedAt: number | undefined

  function start(): () => void {
    let before = store.get()
    if (before.isOpen && before.text !== '') startedAt ??= elapsedTime(settings().signpost.clock)
    const follow = (): void => {
      const now = store.get()
      const { text, isOpen, submitted, position, saved, location } = before
      before = now
      if (now.isOpen && now.text !== text) startedAt ??= elapsedTime(settings().signpost.clock)
      const isSameText = text === now.text && submitted === now.submitted
      if (!isSameText || isOpen !== now.isOpen || position !== now.position) update()
      else if (saved !== now.saved || location !== now.location) show()
      reports.shown(store.get())
    }
    const unsubscribe = store.subscribe(follow)
    isRunning = true
    update()
    return () => {
      isRunning = false
      unsubscribe()
      rest()
    }
  }

  /** Asks the sources for the text of the box, as far as they have not been asked. */
  function update(): void {
    const state = store.get()
    if (!isRunning) return
    if (!state.isOpen) {
      rest()
      return
    }
    const text = visibleText(state.text)
    if (text === '' && !isRead) read()
    isRead = text === ''
    isAsking = true
    builtIn.ask(state.text)
    const sources = ownSources()
    for (const [id, source] of own) if (!sources.some((one) => one.id === id)) source.stop()
    for (const { id } of sources) runningSource(id).ask(text)
    isAsking = false
    show()
    reports.shown(store.get())
  }

  /** Aborts everything: the box is closed or gone. */
  function rest(): void {
    isRead = false
    isPermissionChecked = false
    rows = noItems
    builtIn.stop()
    for (const source of own.values()) source.stop()
    wait(false)
  }

  function changed(): void {
    if (!isAsking) show()
  }

  /** Shows the current answers of all sources. */
  function show(): void {
    const state = store.get()
    if (!isRunning || !state.isOpen) return
    const { sources } = store.options()
    const found = builtIn.answer(isLate)
    const answer = settings().amendRows?.(found) ?? found
    rows = answer.items ?? rows
    if (!sources) {
      wait(builtIn.isPending())
      take(answer, answer.items)
      return
    }
    const isTyped = visibleText(state.text) !== ''
    // Until the saved places are known, hide the app's rows, which they would move.
    if (!isTyped && !answer.items) {
      wait(false)
      return
    }
    const answers = ownSources().map(({ id }) => runningSource(id).answer(isLate))
    const next = combine({ ...answer, items: rows }, answers, sources, { isTyped, isLate })
    const isOwnPending = answer.status === 'empty' && next.status !== 'empty'
    wait(builtIn.isPending() || (isOwnPending && next.items.length === 0))
    take(next, answer.items)
  }

  /** Starts or ends the wait after which an answer is late; repeating the current state changes nothing. */
  function wait(isWaiting: boolean): void {
    const { clock } = settings().signpost
    if (!isWaiting) {
      clock.clearTimeout(lateTimer)
      lateTimer = 0
      isLate = false
    } else if (lateTimer === 0) {
      const onLate = (): void => {
        isLate = true
        show()
      }
      lateTimer = clock.setTimeout(onLate, late)
    }
  }

  /** Shows an answer. `found` are the rows of the built-in sources for the current text; undefined while those of an older text stay. */
  function take(answer: ServiceAnswer, found: Items | undefined): void {
    const options = store.options()
    // Rows that are offered before typing are never highlighted, because Enter would choose them.
    const highlightFirst =
      options.highlightFirst && !!found && queryOf(options, store.get().text) !== ''
    store.dispatch({ type: 'answered', ...answer, highlightFirst })
    const { isEntered, items, highlighted } = store.get()
    const first = isEntered && items.find(({ key }) => key === highlighted)
    if (first) actions.choose(first)
    const needsLocation = (): boolean => isRunning && store.get().status === 'needs-location'
    if (!needsLocation()) isPermissionChecked = false
    else if (!isPermissionChecked && !store.get().position) {
      isPermissionChecked = true
      locateIfGranted(needsLocation, findUser).catch(() => {})
    }
  }

  function ownSources(): readonly OwnSource[] {
    return (store.options().sources ?? []).filter(isOwnSource)
  }

  /** The source with an id, which an app can pass as a new object with each render. */
  function sourceOf(id: string): OwnSource | undefined {
    return ownSources().find((one) => one.id === id)
  }

  function runningSource(id: string): RunningSource<OwnAnswer> {
    const before = own.get(id)
    if (before) return before
    const source = (): OwnSource | undefined => sourceOf(id)
    const { near } = builtIn
    const running = runOwn({ source, near, queryClient: () => settings().queryClient }, changed)
    own.set(id, running)
    return running
  }

  function end(item?: PlaceSearchItem): void {
    const { clock } = settings().signpost
    const latency = startedAt === undefined ? undefined : elapsedTime(clock) - startedAt
    startedAt = undefined
    reports.ended(store.get(), latency, item)
  }

  // The retry button disappears on success: move the focus to the input first.
  function retry(): void {
    focus()
    builtIn.retry()
    for (const source of own.values()) source.retry()
  }

  return { start, update, end, actions: { ...actions, retry } }
}

const noItems: Items = []
/** The delay in milliseconds after which a slow answer is announced. */
const late = 300
