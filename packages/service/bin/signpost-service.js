#!/usr/bin/env -S MALLOC_ARENA_MAX=2 node --max-semi-space-size=8 --heap-growing-percent=30
// Stands here, and not in `dist`, so that it can be linked before the package is built. What a request leaves behind is small and short-lived:
// by itself Node lets it grow to over 100 MB in each thread before it is thrown away. The C library would keep what a thread has freed in eight arenas for
// each processor.
import '../dist/main.js'
