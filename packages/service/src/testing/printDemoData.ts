import { demoData } from './demoData.ts'

// For tests that start the service as a program and know nothing else of it: the folder to give to it, in the last line.
console.log(await demoData())
