#!/usr/bin/env -S node --max-semi-space-size=8 --heap-growing-percent=30
// Stands here, and not in `dist`, so that it can be linked before the package is built. What a request leaves behind is small and short-lived:
// by itself Node lets it grow to over 100 MB in each thread before it is thrown away. The C library would keep what a thread has freed in eight
// arenas for each processor. It reads their number when a program starts, so the program starts again with two of them, as the same process.
import process from 'node:process'

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`signpost-service needs Node 24 or later, and this is ${process.version}.`)
  process.exit(1)
}

const { env, execArgv, execPath, argv, platform } = process
if (platform === 'linux' && process.execve && env.MALLOC_ARENA_MAX === undefined) {
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_ARENA_MAX: '2',
  })
}
await import('../dist/main.js')
