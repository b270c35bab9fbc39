import { expect, test } from 'vitest'
import { DecodeContext, type GeoIssue } from './DecodeContext.ts'

test('an issue has the path of the part that could not be read', () => {
  const issues: GeoIssue[] = []
  const context = new DecodeContext('search', (issue) => issues.push(issue))
  context.enter('places')
  context.enter(3)
  context.enter('location')
  context.issue('out of range', 'coordinate')
  context.leave()
  context.issue('incomplete')
  expect(issues).toEqual([
    { operation: 'search', path: 'places[3].location.coordinate', problem: 'out of range' },
    { operation: 'search', path: 'places[3]', problem: 'incomplete' },
  ])
})

test('the number of reported issues is bounded', () => {
  const issues: GeoIssue[] = []
  const context = new DecodeContext('search', (issue) => issues.push(issue))
  for (let index = 0; index < 10_000; index++) context.issue('unknown', index)
  expect(issues).toHaveLength(100)
})
