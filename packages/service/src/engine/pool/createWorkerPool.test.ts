import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { StoreBusy } from '../StoreBusy.ts'
import { createWorkerPool, type WorkerPool } from './createWorkerPool.ts'
import type { OddQuestion } from './testing/oddWorker.ts'

const gate = new Int32Array(new SharedArrayBuffer(4))
let pool: WorkerPool<OddQuestion, string> | undefined

/** Releases the waiting workers. */
function open(): void {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}

async function start(size: number, queue: number): Promise<WorkerPool<OddQuestion, string>> {
  Atomics.store(gate, 0, 0)
  pool = await createWorkerPool({ startWorker: () => startWorker(false), size, queue })
  return pool
}

function startWorker(isBroken: boolean): Worker {
  return new Worker(new URL('./testing/oddWorker.ts', import.meta.url), {
    workerData: { gate, isBroken },
    execArgv: ['--conditions=@signpost/source'],
  })
}

afterEach(async () => {
  open()
  await pool?.close()
  pool = undefined
})

describe('a pool of workers', () => {
  test('answers each task with its own result', async () => {
    const { ask } = await start(2, 100)
    const questions = Array.from({ length: 30 }, (_, index) => String(index))
    const answers = await Promise.all(questions.map((question) => ask(question)))
    expect(answers).toEqual(questions.map((question) => `answer to ${question}`))
  })

  test('refuses tasks that do not fit into the queue, and takes more when it is empty', async () => {
    const { ask } = await start(1, 2)
    const running = ask({ do: 'wait' })
    const waiting = [ask('a'), ask('b')]
    await expect(ask('c')).rejects.toThrow(StoreBusy)
    open()
    await expect(Promise.all([running, ...waiting])).resolves.toHaveLength(3)
    await expect(ask('d')).resolves.toBe('answer to d')
  })

  test('drops the task of an aborted request before it starts', async () => {
    const { ask } = await start(1, 2)
    const running = ask({ do: 'wait' })
    const controller = new AbortController()
    const dropped = ask('dropped', controller.signal)
    controller.abort(new Error('gone'))
    await expect(dropped).rejects.toThrow('gone')
    const waiting = [ask('a'), ask('b')]
    open()
    await Promise.all([running, ...waiting])
    expect(await ask({ do: 'tell' })).toBe('a, b')
  })

  test('an aborted request does not wait for its running task', async () => {
    const { ask } = await start(1, 1)
    const controller = new AbortController()
    const running = ask({ do: 'wait' }, controller.signal)
    const next = ask('next')
    controller.abort(new Error('gone'))
    await expect(running).rejects.toThrow('gone')
    open()
    await expect(next).resolves.toBe('answer to next')
  })

  test('a request that is already aborted is not sent to a worker', async () => {
    const { ask } = await start(1, 1)
    await expect(ask('a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    expect(await ask({ do: 'tell' })).toBe('')
  })

  test('a task that throws fails alone, and its worker continues', async () => {
    const { ask } = await start(1, 3)
    const answers = await Promise.allSettled([ask('a'), ask({ do: 'throw' }), ask('b')])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    await expect(ask({ do: 'throw' })).rejects.toThrow('a question that throws')
    expect(await ask({ do: 'tell' })).toBe('a, b')
  })

  test('a worker that crashes is replaced, and its call fails alone', async () => {
    const { ask } = await start(1, 3)
    const answers = await Promise.allSettled([ask({ do: 'crash' }), ask('a'), ask('b')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(await ask({ do: 'tell' })).toBe('a, b')
  })

  test('closing finishes running tasks, and accepts no more', async () => {
    const { ask, close } = await start(1, 2)
    const asked = [ask({ do: 'wait' }), ask('a')]
    const closed = close()
    await expect(ask('b')).rejects.toThrow('closed')
    open()
    await closed
    await expect(Promise.all(asked)).resolves.toEqual(['waited', 'answer to a'])
    pool = undefined
  })

  test('a pool whose workers cannot start is an error', async () => {
    const starting = createWorkerPool({ startWorker: () => startWorker(true), size: 2, queue: 1 })
    await expect(starting).rejects.toMatchObject({ cause: { message: 'cannot start' } })
  })

  test('a pool whose replacement worker could not start works again when the next one starts', async () => {
    let isBroken = false
    pool = await createWorkerPool({ startWorker: () => startWorker(isBroken), size: 1, queue: 3 })
    const { ask } = pool
    isBroken = true
    await expect(ask({ do: 'crash' })).rejects.toThrow()
    await expect(ask('a')).rejects.toThrow()
    isBroken = false
    await expect(ask('b')).resolves.toBe('answer to b')
  })
})
