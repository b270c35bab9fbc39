import { describe } from 'vitest'
import { describeAnswers } from './describeAnswers.ts'
import { describeParameters } from './describeParameters.ts'
import { openService } from './targets.ts'

describe('the service: parameters', () => describeParameters(openService))
describe('the service: answers', () => describeAnswers(openService))
