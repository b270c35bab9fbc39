#!/usr/bin/env node
// Stands here, and not in `dist`, so that it can be linked before the package is built.
import { run } from '../dist/providers/index.js'

process.exitCode = await run(process.argv.slice(2), process.env)
