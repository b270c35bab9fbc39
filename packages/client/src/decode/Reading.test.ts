import { expect, test } from 'vitest'
import { type GeoIssue, Reading } from './Reading.ts'

test('an issue says where it stands', () => {
  const issues: GeoIssue[] = []
  const reading = new Reading('search', (issue) => issues.push(issue))
  reading.enter('places')
  reading.enter(3)
  reading.enter('location')
  reading.issue('out of range', 'coordinate')
  reading.leave()
  reading.issue('incomplete')
  expect(issues).toEqual([
    { operation: 'search', path: 'places[3].location.coordinate', problem: 'out of range' },
    { operation: 'search', path: 'places[3]', problem: 'incomplete' },
  ])
})

test('a broken answer does not flood its reader', () => {
  const issues: GeoIssue[] = []
  const reading = new Reading('search', (issue) => issues.push(issue))
  for (let index = 0; index < 10_000; index++) reading.issue('unknown', index)
  expect(issues).toHaveLength(100)
})
