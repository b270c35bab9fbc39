import { mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { explain } from './explain.ts'

const failure = (run: () => Promise<unknown>): Promise<unknown> =>
  run().then(
    () => expect.fail('did not fail'),
    (error: unknown) => error,
  )

const listen = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })

const here = import.meta.filename

it.each([
  ['a missing file', () => readFile('/nothing/x.json'), /^There is nothing at \/nothing\/x\.json:/],
  [
    'a folder for a file',
    () => readFile(import.meta.dirname),
    /^A file is needed where a folder was named/,
  ],
  ['a file for a folder', () => mkdir(join(here, 'x')), /^A folder is needed where a file is/],
  [
    'an address of another machine',
    () => listen(0, '192.0.2.1'),
    /choose one of its own addresses with --host\.$/,
  ],
])('explains %s in one line, with a remedy', async (_, run, line) => {
  expect(explain(await failure(run))).toMatch(line)
})

it.each([
  [
    { code: 'EADDRINUSE', syscall: 'listen', address: '::1', port: 80 },
    'on ::1:80: stop it, or choose another port with --port.',
  ],
  [
    { code: 'EACCES', syscall: 'listen', address: '::', port: 80 },
    'choose a port above 1023 with --port.',
  ],
  [
    { code: 'EACCES', path: '/data' },
    'may not read or write /data (EACCES): change its owner, or choose another place.',
  ],
  [{ code: 'EROFS', path: '/data' }, '/data (EROFS)'],
  [
    { code: 'ENOSPC', message: 'write' },
    'The disk is full (write): make room, or choose another place.',
  ],
  [
    { code: 'ERR_SQLITE_ERROR', errcode: 13, message: 'database or disk is full' },
    'The disk is full (database or disk is full):',
  ],
  [{ message: 'A sentence of ours.' }, 'A sentence of ours.'],
  ['a text', 'a text'],
])('explains %j as %s', (error, line) => {
  expect(explain(error)).toContain(line)
})
