import { describe } from 'vitest'
import { describeAnswers } from './describeAnswers.ts'
import { describeParameters } from './describeParameters.ts'
import { openTestingKit } from './targets.ts'

describe('the testing kit: parameters', () => describeParameters(openTestingKit))
describe('the testing kit: answers', () => describeAnswers(openTestingKit))
