import type { Area, Connection, Coordinate, SuggestParameters } from '@signpost/client'
import { type Clock, elapsedTime } from '@signpost/client/domain'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { RequestFrequency } from '../../domain/RequestFrequency.ts'
import type { RowLimits } from '../../domain/suggestionItems.ts'
import { failureOf } from '../../internals/failureOf.ts'
import { suggestBySearch } from '../../queries/suggestBySearch.ts'
import { suggestionsQuery } from '../../queries/suggestionsQuery.ts'
import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import { placeSearchStatus } from '../placeSearchStatus.ts'
import { type Answer, cachedAnswers, hashWithoutText, remember, rowsFor } from './answers.ts'
import { createLateTimer } from './createLateTimer.ts'
import type { RunningSource, ServiceAnswer } from './RunningSource.ts'
import { atRest, dueAt, type Schedule, type ScheduleEvent, schedule } from './schedule.ts'
import {
  answerOf,
  isInFlight,
  type SuggestionsObserver,
  type TextQuestion,
  type TrackedQuery,
} from './TrackedQuery.ts'

/** The settings of the requests to the service, as of the latest render. */
export interface ServiceSettings extends RowLimits {
  readonly connection: Connection
  readonly queryClient: QueryClient
  readonly clock: Clock
  readonly requests: RequestFrequency
  /** The parameters of a request other than the text and the center. */
  readonly parameters: Pick<SuggestParameters, 'userPosition' | 'limit' | keyof Area>
  /** The current point to search around. */
  readonly near: () => Coordinate | undefined
  readonly onRequest: (query: string) => void
  /** The rows that the box shows now. */
  readonly shown: () => readonly PlaceSearchItem[]
}

export interface RunningService extends RunningSource<ServiceAnswer> {
  /** The question for the current text; undefined when nothing is requested. */
  readonly asked: () => TextQuestion | undefined
}

const noItems: readonly PlaceSearchItem[] = []

/** Requests suggestions for the texts of a box as often as the schedule allows, and calls `changed` when the answer changes. */
export function runService(settings: () => ServiceSettings, changed: () => void): RunningService {
  const tracked = new Map<string, TrackedQuery>()
  let plan: Schedule<TextQuestion> = atRest
  let wanted: TextQuestion | undefined
  /** The reason why nothing is requested. */
  let unasked: 'idle' | 'needs-location' = 'idle'
  let answers: readonly Answer[] = []
  /** A hash of the parameters that all `answers` share: everything but the text. */
  let conditions = ''
  let asked = 0
  let shown = 0
  let dueTimer = 0
  const lateTimer = createLateTimer(() => settings().clock, changed)

  function ask(query: string): void {
    const question = questionFor(query)
    if (!question) rest('needs-location')
    else if (question !== wanted) start(question)
  }

  /** Aborts all running requests and clears the question. */
  function rest(status: typeof unasked): void {
    unasked = status
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
    const call = suggestBySearch(connection)
    const options = suggestionsQuery(connection, { ...parameters, query, near }, call)
    if (!options.enabled) return undefined
    const { queryHash: id } = queryClient.defaultQueryOptions(options)
    const { userPosition } = parameters
    return { id, query, connection, near, userPosition, options }
  }

  function start(question: TextQuestion): void {
    const { queryClient, clock } = settings()
    const { id, options } = question
    wanted = question
    // Other parameters have other answers.
    const now = hashWithoutText(options.queryKey)
    if (now !== conditions) {
      conditions = now
      shown = asked
      answers = cachedAnswers(queryClient, options.queryKey)
    }
    for (const query of tracked.values())
      if (query.question.id !== id && !isInFlight(query)) leave(query)
    const isCached = queryClient.getQueryCache().get(id)?.isStaleByTime(options.staleTime) === false
    if (isCached) follow(question)
    play({ type: 'typed', question, isCached, at: elapsedTime(clock) })
  }

  /** Changes the schedule, and sends the requests that are due. */
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
      changed()
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
      changed()
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
    if (data) {
      answers = remember(answers, { id: question.id, order, suggestions: data.suggestions })
    }
    if (isInFlight(query)) return
    if (question.id !== wanted?.id) leave(query)
    play({ type: 'answered', id: question.id, at: elapsedTime(settings().clock) })
  }

  function answer(): ServiceAnswer {
    if (!wanted) return { status: unasked, items: noItems, isOutdated: false }
    const result = tracked.get(wanted.id)?.observer.getCurrentResult()
    const state = answerOf(result)
    const exact = result?.data?.suggestions
    const rows = rowsFor({ text: wanted.query, exact, answers, shown }, settings())
    shown = Math.max(shown, answers[0]?.order ?? 0)
    const isWaiting = state === 'none'
    // Rows of another text stay only while an answer is pending.
    const items = !isWaiting && rows.isOutdated ? noItems : rows.items
    // Recent places do not match the text; keep them only until the answer arrives, to avoid a flash.
    const current = settings().shown()
    const isOther = items === undefined && current.some(({ kind }) => kind !== 'suggestion')
    const count = isOther ? 0 : (items ?? current).length
    lateTimer.wait(isWaiting)
    const isLate = lateTimer.isLate()
    return {
      status: placeSearchStatus({ answer: state, rows: count, isLate }),
      items: isOther && isLate ? noItems : items,
      isOutdated: rows.isOutdated && count > 0,
      isLate,
      failure: state === 'error' && result ? failureOf(result) : undefined,
    }
  }

  return {
    ask,
    answer,
    retry: () => {
      const query = wanted && tracked.get(wanted.id)
      if (!query) return
      settings().onRequest(query.question.query)
      void query.observer.refetch()
    },
    stop: () => rest('idle'),
    asked: () => wanted,
  }
}
