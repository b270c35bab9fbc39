#!/usr/bin/env node
// Stands here, and not in `dist`, so that it can be linked before the package is built.
import '../dist/main.js'
