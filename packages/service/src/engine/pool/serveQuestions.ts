import { parentPort } from 'node:worker_threads'

/** A message of a thread to its pool. */
export type Reply<Answer> =
  | { status: 'ready' }
  | { status: 'answered'; answer: Answer }
  | { status: 'failed'; error: unknown }

/** Makes this thread answer the queries of a pool. A query that throws fails alone. */
export function serveQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  const port = parentPort
  if (!port) throw new Error('Queries are answered in worker threads, and this is the main thread.')
  const send = (reply: Reply<Answer>) => port.postMessage(reply)
  port.on('message', (question: Question) => {
    try {
      send({ status: 'answered', answer: answer(question) })
    } catch (error) {
      send({ status: 'failed', error })
    }
  })
  send({ status: 'ready' })
}
