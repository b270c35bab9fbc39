import { elapsedTime } from '@signpost/client/domain'
import { hashKey, QueryObserver } from '@tanstack/react-query'
import { visibleText } from '../domain/visibleText.ts'
import { failureOf } from '../internals/useFailure.ts'
import { type SuggestionsQueryKey, suggestionsQuery } from '../queries/suggestionsQuery.ts'
import { createLateTimer } from './createLateTimer.ts'
import type { Store } from './createStore.ts'
import { lazyParts } from './lazyParts.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import { placeSearchStatus } from './placeSearchStatus.ts'
import type { BoxEvent, BoxState } from './reduce.ts'
import { type Answer, rowsFor } from './rowsFor.ts'
import type { SuggestionFetcher, SuggestionFetcherSettings } from './SuggestionFetcher.ts'
import { atRest, dueAt, type Schedule, type ScheduleEvent, schedule } from './schedule.ts'
import {
  answerOf,
  isInFlight,
  type SuggestionsObserver,
  type TextQuestion,
  type TrackedQuery,
} from './TrackedQuery.ts'

type Answered = Extract<BoxEvent, { type: 'answered' }>

/** The maximum number of cached answers that are searched. More answers would slow down every key, and old ones rarely match. */
const mostAnswers = 8
const noItems: readonly PlaceSearchItem[] = []

/** Requests suggestions for the text of a box as often as the schedule allows, and dispatches the rows to the box. */
export function createSuggestionFetcher(
  { get, dispatch }: Pick<Store<BoxState, Answered>, 'get' | 'dispatch'>,
  settings: () => SuggestionFetcherSettings,
): SuggestionFetcher {
  const tracked = new Map<string, TrackedQuery>()
  let plan: Schedule<TextQuestion> = atRest
  /** The question for the current text; undefined when no request is needed. */
  let wanted: TextQuestion | undefined
  let answers: readonly Answer[] = []
  /** A hash of the parameters that all `answers` share: everything but the text. */
  let conditions = ''
  let asked = 0
  let shown = 0
  /** A text that may be a coordinate; set once the parser starts to load, and kept if loading fails. */
  let unread = ''
  let dueTimer = 0
  const lateTimer = createLateTimer(() => settings().clock, show)
  /** The rows that were last dispatched to the box. */
  let given = noItems

  function pass(news: Omit<Answered, 'type'>): void {
    given = news.items ?? given
    dispatch({ type: 'answered', ...news })
  }

  function update(): void {
    const { text, isOpen } = get()
    const query = visibleText(settings().toQuery?.(text) ?? text)
    const instead = isOpen ? withoutAsking(query) : undefined
    const question = isOpen && !instead ? questionFor(query) : undefined
    if (question) {
      if (question !== wanted) ask(question)
      show()
    } else {
      rest()
      const news = instead ?? { status: 'needs-location', items: noItems }
      // Rows that are offered before typing are never highlighted, because Enter would choose them.
      const highlightFirst = settings().highlightFirst && query !== ''
      pass({ ...news, isOutdated: false, highlightFirst })
    }
  }

  /** The content for a text that needs no request; undefined for a text that needs one. */
  function withoutAsking(query: string): Pick<Answered, 'status' | 'items'> | undefined {
    const { minLength, idleItems, limit, enabled } = settings()
    const { length } = [...query]
    if (length === 0) return { status: 'idle', items: idleItems ?? noItems }
    if (length < minLength) return { status: 'short', items: noItems }
    // Without the service, no answer can arrive.
    const { service, coordinates } = enabled
    const nothing = { status: service === false ? 'empty' : 'idle', items: noItems } as const
    const otherwise = service ? undefined : nothing
    // A coordinate has two numbers.
    if (!coordinates || !/\p{Nd}\P{Nd}+\p{Nd}/u.test(query)) return otherwise
    const items = lazyParts.loaded?.coordinateItems(query)
    if (items) return { status: 'ready', items: items.slice(0, limit) }
    if (lazyParts.loaded || unread === query) return otherwise
    unread = query
    // If the parser cannot be loaded, the text is requested like any other.
    const goOn = (): void => {
      if (unread === query) update()
    }
    lazyParts.load().then(goOn, goOn)
    return { status: 'idle', items: noItems }
  }

  /** Aborts all running requests and clears the question. */
  function rest(): void {
    wanted = undefined
    play({ type: 'stopped' })
    for (const query of tracked.values()) leave(query)
    lateTimer.wait(false)
  }

  function questionFor(query: string): TextQuestion | undefined {
    const { queryClient, connection, near: nearNow, parameters } = settings()
    // A changed center applies from the next text on.
    if (wanted?.query === query && wanted.connection === connection) return wanted
    const near = nearNow()
    const call = lazyParts.loaded?.suggestBySearch(connection)
    const options = suggestionsQuery(connection, { ...parameters, query, near }, call)
    if (!options.enabled) return undefined
    const { queryHash: id } = queryClient.defaultQueryOptions(options)
    const { userPosition } = parameters
    return { id, query, connection, near, userPosition, options }
  }

  function ask(question: TextQuestion): void {
    const { queryClient, clock } = settings()
    const { id, options } = question
    wanted = question
    recall(options.queryKey)
    for (const query of tracked.values())
      if (query.question.id !== id && !isInFlight(query)) leave(query)
    const isCached = queryClient.getQueryCache().get(id)?.isStaleByTime(options.staleTime) === false
    if (isCached) follow(question)
    play({ type: 'typed', question, isCached, at: elapsedTime(clock) })
  }

  /** Loads the cached answers when the parameters have changed. */
  function recall(key: SuggestionsQueryKey): void {
    const [, scope, , parameters] = key
    const now = hashKey([scope, { ...parameters, query: undefined }])
    if (now === conditions) return
    conditions = now
    shown = asked
    answers = lazyParts.loaded?.cachedAnswers(settings().queryClient, key) ?? []
  }

  function play(event: ScheduleEvent<TextQuestion>): void {
    const { clock, requests, onRequest } = settings()
    const before = plan.inFlight
    plan = schedule(plan, event, requests)
    for (const request of plan.inFlight) {
      if (before.includes(request)) continue
      onRequest(request.question.query)
      follow(request.question)
    }
    clock.clearTimeout(dueTimer)
    const due = dueAt(plan, requests)
    if (due === undefined) return
    const onDue = (): void => {
      play({ type: 'due', at: elapsedTime(clock) })
      show()
    }
    dueTimer = clock.setTimeout(onDue, Math.max(0, due - elapsedTime(clock)))
  }

  /** Observes the query for a text, which sends a request unless the answer is cached. */
  function follow(question: TextQuestion): void {
    if (tracked.has(question.id)) return
    asked += 1
    const observer: SuggestionsObserver = new QueryObserver(
      settings().queryClient,
      question.options,
    )
    // An observer can report its first result while `subscribe` is still running.
    let unsubscribe = (): void => {}
    const query: TrackedQuery = { question, order: asked, observer, leave: () => unsubscribe() }
    tracked.set(question.id, query)
    let seen: object | undefined
    unsubscribe = observer.subscribe((result) => {
      if (result === seen) return
      take(query)
      show()
    })
    // Ignore the observer's first report, which only repeats that the request has started.
    seen = observer.getCurrentResult()
    take(query)
  }

  function leave(query: TrackedQuery): void {
    tracked.delete(query.question.id)
    query.leave()
  }

  /** Reads the result of a query, and sends the request that waited for it. */
  function take(query: TrackedQuery): void {
    const { question, order, observer } = query
    const { data } = observer.getCurrentResult()
    if (data) remember({ id: question.id, order, suggestions: data.suggestions })
    if (!isInFlight(query)) {
      if (question.id !== wanted?.id) leave(query)
      play({ type: 'answered', id: question.id, at: elapsedTime(settings().clock) })
    }
  }

  function remember(answer: Answer): void {
    const others = answers.filter(({ id }) => id !== answer.id)
    answers = [...others, answer].sort((a, b) => b.order - a.order).slice(0, mostAnswers)
  }

  /** Dispatches the rows for the current text to the box. */
  function show(): void {
    if (!wanted) return
    const { id, query } = wanted
    const { highlightFirst } = settings()
    const result = tracked.get(id)?.observer.getCurrentResult()
    const answer = answerOf(result)
    const rows = rowsFor(
      { text: query, exact: result?.data?.suggestions, answers, shown },
      settings(),
    )
    shown = Math.max(shown, answers[0]?.order ?? 0)
    const isWaiting = answer === 'none'
    // Rows of another text stay only while an answer is pending.
    const next = !isWaiting && rows.isOutdated ? noItems : rows.items
    // Recent places do not match the text; keep them only until the answer arrives, to avoid a flash.
    const isOther = next === undefined && given.some(({ kind }) => kind !== 'suggestion')
    const count = isOther ? 0 : (next ?? given).length
    lateTimer.wait(isWaiting)
    const isLate = lateTimer.isLate()
    pass({
      status: placeSearchStatus({ answer, rows: count, isLate }),
      items: isOther && isLate ? noItems : next,
      isOutdated: rows.isOutdated && count > 0,
      isLate,
      failure: answer === 'error' && result ? failureOf(result) : undefined,
      highlightFirst,
    })
  }

  return {
    update,
    stop: () => {
      unread = ''
      rest()
    },
    retry: () => {
      const query = wanted && tracked.get(wanted.id)
      if (!query) return
      settings().onRequest(query.question.query)
      void query.observer.refetch()
    },
    origin: () => wanted,
  }
}
