import { demoData } from './demoData.ts'
import { smallData } from './smallData.ts'

// For tests that start the service as a program and know nothing else of it: the folder to give to it, in the last line.
console.log(process.argv[2] === 'demo' ? await demoData() : (await smallData()).folder)
