import { firstLoadWithEsbuild } from '../../bench/place-search/firstLoad.ts'

const limit = 24_000

// esbuild includes all of an entry point, so the page imports from those of the box and the provider.
const size = await firstLoadWithEsbuild(import.meta.dirname, 'onlyBox.tsx')
console.log(
  `onlyBox.tsx initially loads ${size} bytes with esbuild (gzip); its budget is ${limit}.`,
)
if (size > limit) process.exitCode = 1
