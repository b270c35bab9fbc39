import type { Connection, Coordinate } from '@signpost/client'
import { elapsedTime } from '@signpost/client/domain'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { failureOf } from '../../internals/failureOf.ts'
import type { SuggestionOrigin } from '../../queries/placeQuery.ts'
import { suggestBySearch } from '../../queries/suggestBySearch.ts'
import { suggestionsQuery } from '../../queries/suggestionsQuery.ts'
import type { EngineSettings } from '../engine.ts'
import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { SearchStore } from '../searchStore.ts'
import {
  type Answer,
  cachedAnswers,
  hashWithoutText,
  isInFlight,
  isWithoutAnswer,
  remember,
  rowsFor,
  type SuggestionsResult,
  statusOf,
} from './answers.ts'
import type { RunningSource, ServiceAnswer } from './RunningSource.ts'
import { dueAt, noTyping, typed } from './schedule.ts'
import { serviceOptions } from './sourceSettings.ts'

interface ServiceContext {
  readonly store: SearchStore
  readonly settings: () => EngineSettings
  /** The current point to search around. */
  readonly near: () => Coordinate | undefined
  /** The rows that the box shows now. */
  readonly shown: () => readonly PlaceSearchItem[]
  /** Called when the answer changes. */
  readonly changed: () => void
}

export interface RunningService extends RunningSource<ServiceAnswer> {
  /** The point around which the current text is requested; undefined when nothing is requested. */
  readonly asked: () => SuggestionOrigin | undefined
  /** True while the current text has neither an answer nor a failure. */
  readonly isPending: () => boolean
}

/** A text with all parameters of its request. */
interface Question extends SuggestionOrigin {
  readonly id: string
  readonly query: string
  readonly connection: Connection
  readonly request: ReturnType<typeof suggestionsQuery>
}

/** The query for one text, observed until it has an answer; for the current text also afterward. */
interface TrackedQuery {
  readonly question: Question
  readonly order: number
  readonly askedAt: number
  readonly observer: ReturnType<typeof observe>
  readonly leave: () => void
}

const noItems: readonly PlaceSearchItem[] = []

/** Requests suggestions for the texts of a box as often as the schedule allows. */
export function runService({
  store: { options },
  settings,
  near: nearNow,
  shown: rowsNow,
  changed,
}: ServiceContext): RunningService {
  /** The queries by the id of their question, in the order of their requests. */
  const tracked = new Map<string, TrackedQuery>()
  /** The question for the current text. It waits for its request until it is tracked. */
  let wanted: Question | undefined
  /** The reason why nothing is requested. */
  let unasked: 'idle' | 'needs-location' = 'idle'
  let answers: readonly Answer[] = []
  /** A hash of the parameters that all `answers` share: everything but the text. */
  let conditions = ''
  let typing = noTyping
  let askedAt = Number.NEGATIVE_INFINITY
  let asked = 0
  let shown = 0
  let dueTimer = 0

  function ask(query: string): void {
    const question = questionFor(query)
    if (!question) rest('needs-location')
    else if (question !== wanted) start(question)
  }

  /** Aborts all running requests and clears the question. */
  function rest(status: typeof unasked): void {
    unasked = status
    wanted = undefined
    for (const query of tracked.values()) leave(query)
    sendIfDue()
  }

  function questionFor(query: string): Question | undefined {
    const { queryClient, signpost } = settings()
    const { connection } = signpost
    // A changed center applies from the next text on.
    if (wanted?.query === query && wanted.connection === connection) return wanted
    const near = nearNow()
    const { userPosition, limit, countries, bounds } = options()
    const parameters = { userPosition, limit, countries, bounds, query, near }
    const request = suggestionsQuery(connection, parameters, suggestBySearch(connection))
    if (!request.enabled) return undefined
    const { queryHash: id } = queryClient.defaultQueryOptions(request)
    return { id, query, connection, near, userPosition, request }
  }

  function start(question: Question): void {
    const { queryClient, signpost } = settings()
    const { id, request } = question
    if (id !== wanted?.id) typing = typed(typing, elapsedTime(signpost.clock))
    wanted = question
    // Other parameters have other answers.
    const now = hashWithoutText(request.queryKey)
    if (now !== conditions) {
      conditions = now
      shown = asked
      answers = cachedAnswers(queryClient, request.queryKey)
    }
    for (const query of tracked.values())
      if (query.question.id !== id && !isRunning(query)) leave(query)
    // A cached answer needs no request.
    const isCached = queryClient.getQueryCache().get(id)?.isStaleByTime(request.staleTime) === false
    if (isCached) follow(question)
    sendIfDue()
  }

  /** Sends the request for the current text once the schedule allows it. */
  function sendIfDue(): void {
    const { clock, requests: usual } = settings().signpost
    const { requests = usual } = serviceOptions(options())
    clock.clearTimeout(dueTimer)
    if (!wanted || tracked.has(wanted.id)) return
    const inFlight = [...tracked.values()].filter(isRunning).map((query) => query.askedAt)
    const now = elapsedTime(clock)
    const due = dueAt(typing, { askedAt, inFlight }, requests)
    if (due <= now) {
      askedAt = now
      report(wanted)
      follow(wanted)
      return
    }
    const onDue = (): void => {
      sendIfDue()
      changed()
    }
    dueTimer = clock.setTimeout(onDue, due - now)
  }

  function report({ query }: Question): void {
    options().onEvent?.({ type: 'request', query })
  }

  /** Observes the query for a text, which sends a request unless the answer is cached. */
  function follow(question: Question): void {
    if (tracked.has(question.id)) return
    asked += 1
    const observer = observe(settings().queryClient, question)
    // An observer can report its first result while `subscribe` is still running.
    let unsubscribe = (): void => {}
    const leave = (): void => unsubscribe()
    const query: TrackedQuery = { question, order: asked, askedAt, observer, leave }
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
    if (isRunning(query)) return
    if (question.id !== wanted?.id) leave(query)
    sendIfDue()
  }

  function resultNow(): SuggestionsResult | undefined {
    return wanted && tracked.get(wanted.id)?.observer.getCurrentResult()
  }

  function isPending(): boolean {
    return !!wanted && isWithoutAnswer(resultNow())
  }

  function answer(isLate: boolean): ServiceAnswer {
    if (!wanted) return { status: unasked, items: noItems, isOutdated: false }
    const result = resultNow()
    const isWaiting = isWithoutAnswer(result)
    const exact = result?.data?.suggestions
    const rows = rowsFor({ text: wanted.query, exact, answers, shown }, serviceOptions(options()))
    shown = Math.max(shown, answers[0]?.order ?? 0)
    // Rows of another text stay only while an answer is pending.
    const items = !isWaiting && rows.isOutdated ? noItems : rows.items
    // Recent places do not match the text; keep them only until the answer arrives, to avoid a flash.
    const current = rowsNow()
    const isOther = items === undefined && current.some(({ kind }) => kind !== 'suggestion')
    const count = isOther ? 0 : (items ?? current).length
    const status = statusOf(result, count, isLate)
    return {
      status,
      items: isOther && isLate ? noItems : items,
      isOutdated: rows.isOutdated && count > 0,
      isLate: isWaiting && isLate,
      failure: status === 'error' && result ? failureOf(result) : undefined,
    }
  }

  return {
    ask,
    answer,
    retry: () => {
      const query = wanted && tracked.get(wanted.id)
      if (!query) return
      report(query.question)
      void query.observer.refetch()
    },
    stop: () => rest('idle'),
    asked: () => wanted,
    isPending,
  }
}

function observe(queryClient: QueryClient, { request }: Question) {
  return new QueryObserver(queryClient, request)
}

function isRunning({ observer }: TrackedQuery): boolean {
  return isInFlight(observer.getCurrentResult())
}
