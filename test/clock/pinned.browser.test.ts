import { testMoment } from './testMoment.ts'

testMoment()
