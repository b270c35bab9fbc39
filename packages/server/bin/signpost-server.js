#!/usr/bin/env node
// This file is not in `dist`, so that it can be linked before the package is built.
import { run } from '../dist/providers/index.js'

process.exitCode = await run(process.argv.slice(2), process.env)
