import { workerData } from 'node:worker_threads'
import { serveQuestions } from '../serveQuestions.ts'

/** The query for the odd worker: answer, echo the query, wait for the gate, throw, or end. */
export type OddQuestion = string | { do: 'tell' | 'wait' | 'throw' | 'crash' }

const { gate, isBroken }: { gate: Int32Array; isBroken: boolean } = workerData
if (isBroken) throw new Error('cannot start')

const asked: string[] = []

/** A worker for tests of the pool, which fails on demand in ways that a store's worker must not. */
serveQuestions((question: OddQuestion): string => {
  if (typeof question === 'string') {
    asked.push(question)
    return `answer to ${question}`
  }
  switch (question.do) {
    case 'tell':
      return asked.join(', ')
    case 'wait':
      Atomics.wait(gate, 0, 0)
      return 'waited'
    case 'throw':
      throw new RangeError('a question that throws')
    case 'crash':
      return process.exit(1)
  }
})
