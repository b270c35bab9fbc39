#!/usr/bin/env -S node --max-semi-space-size=8 --heap-growing-percent=30
import process from 'node:process'

// This file is not in `dist`, so that it can be linked before the package is built. The flags are those of the service, because the demo serves.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`signpost-build needs Node 24 or later, and this is ${process.version}.`)
  process.exit(1)
}
await import('../dist/main.js')
