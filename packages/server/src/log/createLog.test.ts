import { describe, expect, it, vi } from 'vitest'
import { createLog, LogOutput } from './createLog.ts'

/** A disk or a pipe with space for some bytes, which then fails with `code`. */
function place(space: number, code: string) {
  const state = { space, text: '' }
  const writeBytes = (bytes: Uint8Array): number => {
    if (state.space === 0) throw Object.assign(new Error(code), { code })
    const taken = bytes.subarray(0, state.space)
    state.text += Buffer.from(taken).toString()
    state.space -= taken.length
    return taken.length
  }
  return { state, writeBytes }
}

describe('the output of the log', () => {
  it('drops lines on a full disk, and continues with a new line', () => {
    const { state, writeBytes } = place(10, 'ENOSPC')
    const output = new LogOutput(writeBytes)
    const recoveries: number[] = []
    output.onRecovery = (lost) => recoveries.push(lost)
    for (const line of ['first\n', 'second\n', 'third\n']) output.write(line)
    expect(output).toMatchObject({ failure: 'ENOSPC', lost: 2 })
    state.space = 100
    output.write('fourth\n')
    expect(state.text).toBe('first\nseco\nfourth\n')
    expect(output).toMatchObject({ failure: undefined, lost: 2 })
    expect(recoveries).toEqual([2])
  })

  it('waits for a slow reader, and continues in the middle of a line', () => {
    vi.useFakeTimers()
    try {
      const { state, writeBytes } = place(8, 'EAGAIN')
      const output = new LogOutput(writeBytes)
      output.write('first\n')
      output.write('second\n')
      expect(state.text).toBe('first\nse')
      expect(output).toMatchObject({ failure: undefined, lost: 0 })
      state.space = 100
      vi.advanceTimersByTime(1000)
      expect(state.text).toBe('first\nsecond\n')
    } finally {
      vi.useRealTimers()
    }
  })

  it('drops lines when its buffer for a stuck reader is full', () => {
    const { state, writeBytes } = place(0, 'EAGAIN')
    const output = new LogOutput(writeBytes)
    const line = `${'x'.repeat(1023)}\n`
    for (let count = 0; count < 300; count++) output.write(line)
    expect(output).toMatchObject({ failure: 'EAGAIN', lost: 44 })
    state.space = 1e6
    output.write('last\n')
    expect(output.failure).toBeUndefined()
    expect(state.text).toBe(`${line.repeat(256)}last\n`)
  })
})

describe('the log', () => {
  it.each([
    [true, undefined, 'warn'],
    [false, undefined, 'info'],
    [true, 'debug', 'debug'],
  ])('in a terminal (%s), with the level %s, has the level %s', (isTTY, level, expected) => {
    const before = process.stdout.isTTY
    process.stdout.isTTY = isTTY
    try {
      expect(createLog(level).logger.level).toBe(expected)
    } finally {
      process.stdout.isTTY = before
    }
  })
})
