import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { runProgram } from './runProgram.ts'

const run = (script: string, options?: Parameters<typeof runProgram>[2]) =>
  runProgram(process.execPath, ['-e', script], options)

describe('runProgram', () => {
  it('passes on the lines of both outputs', async () => {
    const lines: string[] = []
    await run('console.log("one\\ntwo"); console.error("three")', {
      onLine: (line) => lines.push(line),
    })
    expect(lines.sort()).toEqual(['one', 'three', 'two'])
  })

  it('quotes the last lines of a program that fails', async () => {
    const running = run('for (let i = 1; i < 9; i++) console.log("line " + i); process.exit(3)')
    await expect(running).rejects.toThrow(/failed \(3\):\nline 4\nline 5\nline 6\nline 7\nline 8$/)
  })

  it('fails when there is no such program', async () => {
    await expect(runProgram('/no/such/program', [])).rejects.toThrow('ENOENT')
  })

  it('ends the program when the process that started it is killed', async () => {
    const module = import.meta.resolve('./runProgram.ts')
    const program = 'console.log(process.pid); setInterval(() => {}, 1000)'
    const parent = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { runProgram } from '${module}'
      await runProgram(process.execPath, ['-e', '${program}'], { onLine: console.log })`,
    ])
    const [line] = await once(parent.stdout, 'data')
    const id = Number(line)
    expect(process.kill(id, 0)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow('ESRCH'))
  })

  it('has ended the program when it rejects after an abort', async () => {
    const controller = new AbortController()
    let id = 0
    const running = run('console.log(process.pid); setInterval(() => {}, 1000)', {
      signal: controller.signal,
      onLine(line) {
        id = Number(line)
        controller.abort(new Error('enough'))
      },
    })
    await expect(running).rejects.toThrow('enough')
    expect(() => process.kill(id, 0)).toThrow('ESRCH')
  })
})
