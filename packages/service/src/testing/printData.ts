import { demoData } from './demoData.ts'
import { smallData } from './smallData.ts'

// Builds data for tests that only start the service as a program. Prints the folder in the last line.
console.log(process.argv[2] === 'demo' ? await demoData() : (await smallData()).folder)
