import type { Worker } from 'node:worker_threads'
import type { Reply } from './serveQuestions.ts'

/** A thread that answers one query at a time. */
export interface Thread<Question, Answer> {
  /** Rejects when the thread ends before it is ready. */
  ready: Promise<void>
  /** Rejects when the query fails or crashes the thread. */
  ask(question: Question): Promise<Answer>
  /** Resolves when the thread has ended for any reason: true if it had been ready. */
  ended: Promise<{ wasReady: boolean }>
  end(): Promise<unknown>
}

export function createThread<Question, Answer>(worker: Worker): Thread<Question, Answer> {
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<{ wasReady: boolean }>()
  let current: PromiseWithResolvers<Answer> | undefined
  let wasReady = false
  let cause: unknown

  worker.on('message', (reply: Reply<Answer>) => {
    switch (reply.status) {
      case 'ready':
        wasReady = true
        return ready.resolve()
      case 'answered':
        return current?.resolve(reply.answer)
      case 'failed':
        return current?.reject(reply.error)
    }
  })
  worker.on('error', (error) => {
    cause = error
  })
  worker.on('exit', () => {
    const crash = new Error('A thread of the store ended unexpectedly; its query has no answer.', {
      cause,
    })
    // The owner of the thread must be notified first, because a caller may repeat its query at once.
    ended.resolve({ wasReady })
    ready.reject(crash)
    current?.reject(crash)
  })

  return {
    ready: ready.promise,
    ask(question) {
      current = Promise.withResolvers<Answer>()
      worker.postMessage(question)
      return current.promise
    },
    ended: ended.promise,
    end: () => worker.terminate(),
  }
}
