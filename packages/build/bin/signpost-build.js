#!/usr/bin/env -S node --max-semi-space-size=8 --heap-growing-percent=30
// This file is not in `dist`, so that it can be linked before the package is built. The flags are those of the service, because the demo serves.
import '../dist/main.js'
