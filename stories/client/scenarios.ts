import type { Scenario } from '@signpost/testing'

/** What a service can do to a call, by the name that the story's control shows. */
export const scenarios = {
  'as it should': [],
  'nothing found': [{ kind: 'no-content' }],
  'key refused': [{ kind: 'error', status: 401 }],
  'bad parameter': [{ kind: 'error', status: 400, parameter: 'search_center' }],
  'too many requests': [{ kind: 'error', status: 429, retryAfter: 30 }],
  'service failed': [{ kind: 'error', status: 502 }],
  'routing not offered': [{ kind: 'error', status: 501 }],
  offline: [{ kind: 'offline' }],
  'connection cut': [{ kind: 'cut' }],
  'no answer': [{ kind: 'hang' }],
  'a page instead of JSON': [{ kind: 'wrong-body', body: 'html' }],
  'wrong types': [{ kind: 'wrong-types' }],
  'hostile links': [{ kind: 'hostile-links' }],
} as const satisfies Record<string, readonly Scenario[]>

export type ScenarioName = keyof typeof scenarios
