import type { Page } from '../decode/paging.ts'

export interface PagesOptions {
  /** Ends the iteration quietly. */
  readonly signal?: AbortSignal | undefined
  /** The maximum number of pages. Default 1,000, so that the iteration ends even with a service that never does. */
  readonly most?: number
}

/** The pages of an answer, one after the other: `for await (const answer of pages((page) => client.search({ ...parameters, page })))`. The iteration ends when there are no more pages, when the service repeats a state, and when the signal aborts. */
export async function* pages<Answer extends Page>(
  ask: (page: string | undefined) => Promise<Answer>,
  { signal, most = 1000 }: PagesOptions = {},
): AsyncGenerator<Answer, void, undefined> {
  const seen = new Set<string | undefined>()
  let page: string | undefined
  while (!seen.has(page) && seen.size < most && !signal?.aborted) {
    seen.add(page)
    let answer: Answer
    try {
      answer = await ask(page)
    } catch (error) {
      if (signal?.aborted) return
      throw error
    }
    yield answer
    page = answer.nextPage
    if (page === undefined) return
  }
}
