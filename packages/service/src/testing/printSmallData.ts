import { smallData } from './smallData.ts'

// Its own program, for tests that import nothing of the service: the folder is the last line that it writes.
console.log((await smallData()).folder)
