import type { Worker } from 'node:worker_threads'
import { StoreBusy } from '../StoreBusy.ts'
import { createThread, type Thread } from './createThread.ts'

/** Threads that answer queries. */
export interface WorkerPool<Question, Answer> {
  /**
   * Rejects with `StoreBusy` when too many queries wait, with the signal's reason when it aborts, which drops a waiting query, and when its thread
   * crashes. That thread is replaced, and no other query fails.
   */
  ask(question: Question, signal?: AbortSignal): Promise<Answer>
  /** The number of queries that wait for a free thread. */
  waiting(): number
  /** Accepts no more queries, waits for the pending answers, and ends the threads. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** Starts a thread, whose code calls `serveQuestions`. */
  startWorker(): Worker
  /** The number of threads. */
  size: number
  /** The number of queries that may wait while all threads are busy. */
  queue: number
}

interface Task<Question, Answer> extends PromiseWithResolvers<Answer> {
  question: Question
}

/** Starts the threads, and resolves when all of them are ready. */
export async function createWorkerPool<Question, Answer>({
  startWorker,
  size,
  queue,
}: PoolOptions): Promise<WorkerPool<Question, Answer>> {
  const threads = new Set<Thread<Question, Answer>>()
  const idle: Thread<Question, Answer>[] = []
  const waiting: Task<Question, Answer>[] = []
  const drained = Promise.withResolvers<void>()
  let isClosing = false

  async function addThread(): Promise<void> {
    const thread = createThread<Question, Answer>(startWorker())
    threads.add(thread)
    thread.ended.then(({ wasReady }) => {
      threads.delete(thread)
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
      // A thread that could not start would fail again.
      if (wasReady && !isClosing) replace()
    })
    await thread.ready
    release(thread)
  }

  function replace(): void {
    addThread().catch((error) => {
      if (threads.size > 0) return
      for (const task of waiting.splice(0)) task.reject(error)
    })
  }

  function release(thread: Thread<Question, Answer>): void {
    if (threads.has(thread)) idle.push(thread)
    dispatch()
  }

  function dispatch(): void {
    while (idle.length > 0 && waiting.length > 0) {
      const thread = idle.pop()
      const task = waiting.shift()
      if (!thread || !task) return
      const { question, resolve, reject } = task
      thread
        .ask(question)
        .then(resolve, reject)
        .finally(() => release(thread))
    }
    if (isClosing && waiting.length === 0 && idle.length === threads.size) drained.resolve()
  }

  async function ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted()
    if (isClosing) throw new Error('The store is closed.')
    if (idle.length === 0 && waiting.length >= queue) throw new StoreBusy()
    const task = { question, ...Promise.withResolvers<Answer>() }
    const abort = () => {
      if (waiting.includes(task)) waiting.splice(waiting.indexOf(task), 1)
      task.reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
    task.promise.catch(() => {}).finally(() => signal?.removeEventListener('abort', abort))
    waiting.push(task)
    if (threads.size === 0) replace()
    dispatch()
    return task.promise
  }

  async function close(): Promise<void> {
    isClosing = true
    dispatch()
    await drained.promise
    await Promise.all([...threads].map((thread) => thread.end()))
  }

  try {
    await Promise.all(Array.from({ length: size }, addThread))
  } catch (error) {
    isClosing = true
    await Promise.all([...threads].map((thread) => thread.end()))
    throw error
  }
  return { ask, waiting: () => waiting.length, close }
}
