import { describe, expect, it } from 'vitest'
import { createConcurrencyLimit } from './createConcurrencyLimit.ts'

const never = new AbortController().signal

/** A task that ends when the test ends it. */
function controlledTask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const task = { started: false, end: resolve, fail: reject, run: () => promise }
  task.run = () => {
    task.started = true
    return promise
  }
  return task
}

function limit(concurrency: number, maxWaiting: number) {
  return createConcurrencyLimit({ concurrency, maxWaiting, refusal: () => new Error('full') })
}

describe('createConcurrencyLimit', () => {
  it('runs up to the limit of tasks at once, and the others in order', async () => {
    const { run } = limit(2, 10)
    const tasks = [controlledTask(), controlledTask(), controlledTask(), controlledTask()]
    const results = tasks.map((task) => run(task.run, never))
    expect(tasks.map(({ started }) => started)).toEqual([true, true, false, false])
    tasks[1]?.end('second')
    await results[1]
    expect(tasks.map(({ started }) => started)).toEqual([true, true, true, false])
    for (const task of tasks) task.end('done')
    expect(await Promise.all(results)).toEqual(['done', 'second', 'done', 'done'])
  })

  it('gives the slot of a failed task to the next', async () => {
    const { run } = limit(1, 10)
    const [bad, good] = [controlledTask(), controlledTask()]
    const results = [run(bad.run, never), run(good.run, never)]
    bad.fail('broken')
    await expect(results[0]).rejects.toBe('broken')
    good.end('fine')
    expect(await results[1]).toBe('fine')
  })

  it('refuses tasks that would wait too long', async () => {
    const { run } = limit(1, 1)
    const [running, waiting, refused] = [controlledTask(), controlledTask(), controlledTask()]
    const results = [run(running.run, never), run(waiting.run, never)]
    await expect(run(refused.run, never)).rejects.toThrow('full')
    running.end('')
    waiting.end('')
    await Promise.all(results)
    expect(refused.started).toBe(false)
  })

  it('never starts a task that is aborted before its turn', async () => {
    const { run } = limit(1, 1)
    const [running, left, after] = [controlledTask(), controlledTask(), controlledTask()]
    const controller = new AbortController()
    const first = run(running.run, never)
    const second = run(left.run, controller.signal)
    controller.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    const third = run(after.run, never)
    running.end('')
    after.end('')
    await Promise.all([first, third])
    expect(left.started).toBe(false)
    await expect(run(left.run, controller.signal)).rejects.toThrow('gone')
    expect(left.started).toBe(false)
  })

  it('rejects at once on an abort, but keeps the slot until the work has ended', async () => {
    const { run } = limit(1, 1)
    const [native, next] = [controlledTask(), controlledTask()]
    const controller = new AbortController()
    const first = run(native.run, controller.signal)
    const second = run(next.run, never)
    controller.abort(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    expect(next.started).toBe(false)
    native.end('')
    next.end('done')
    expect(await second).toBe('done')
  })
})
