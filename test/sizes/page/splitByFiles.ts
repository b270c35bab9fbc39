import { firstLoadWithEsbuild } from '../../bench/place-search/firstLoad.ts'

const limit = 36_400

// esbuild bundles a whole entry point, so the box has its own.
const size = await firstLoadWithEsbuild(import.meta.dirname, 'onlyBox.tsx')
console.log(
  `onlyBox.tsx initially loads ${size} bytes with esbuild (gzip); its budget is ${limit}.`,
)
if (size > limit) process.exitCode = 1
