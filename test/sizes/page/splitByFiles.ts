import { firstLoadWithEsbuild } from '../../bench/place-search/firstLoad.ts'

const limit = 36_400

// esbuild takes all of an entry point, so the box has one of its own.
const size = await firstLoadWithEsbuild(import.meta.dirname, 'onlyBox.tsx')
console.log(`onlyBox.tsx loads ${size} bytes at first with esbuild (gzip); its budget is ${limit}.`)
if (size > limit) process.exitCode = 1
