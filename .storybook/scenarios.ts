import type { Scenario } from '@signpost/testing'

/** The scenarios of a service, by their names in the toolbar and the controls. */
export const scenarios = {
  'as it should': [],
  'slow (2 s)': [{ kind: 'latency', ms: 2000 }],
  'no answer': [{ kind: 'hang' }],
  'a byte at a time': [{ kind: 'drip' }],
  'answers out of order': [{ kind: 'out-of-order' }],
  'cannot be aborted': [{ kind: 'ignore-abort' }],
  offline: [{ kind: 'offline' }],
  'connection cut': [{ kind: 'cut' }],
  'nothing found (204)': [{ kind: 'no-content' }],
  'bad parameter (400)': [{ kind: 'error', status: 400, parameter: 'search_center' }],
  'key refused (401)': [{ kind: 'error', status: 401 }],
  'key not allowed (403)': [{ kind: 'error', status: 403 }],
  'not found (404)': [{ kind: 'error', status: 404 }],
  'timed out (408)': [{ kind: 'error', status: 408 }],
  'too many requests (429)': [{ kind: 'error', status: 429, retryAfter: 30 }],
  'service failed (500)': [{ kind: 'error', status: 500 }],
  'fails once, then works (503)': [{ kind: 'error', status: 503, times: 1 }],
  'routing not offered (501)': [{ kind: 'error', status: 501 }],
  'bad gateway (502)': [{ kind: 'error', status: 502 }],
  'overloaded (503)': [{ kind: 'error', status: 503, retryAfter: 2 }],
  'error that repeats the key': [{ kind: 'echo-key' }],
  'a page instead of JSON': [{ kind: 'wrong-body', body: 'html' }],
  'wrong types': [{ kind: 'wrong-types' }],
  'everything null': [{ kind: 'nulls' }],
  'byte order mark': [{ kind: 'byte-order-mark' }],
  'labeled as text': [{ kind: 'plain-text' }],
  'hostile text': [{ kind: 'hostile-text' }],
  'hostile links': [{ kind: 'hostile-links' }],
  'far too much': [{ kind: 'huge' }],
  'pages without end': [{ kind: 'endless-paging' }],
  'the same page again': [{ kind: 'repeating-paging' }],
} as const satisfies Record<string, readonly Scenario[]>

type Named = (typeof scenarios)[keyof typeof scenarios][number]['kind']

/** An empty type, which is an error below when the testing kit has a scenario without a name here. */
type ScenarioName = [Exclude<Scenario['kind'], Named>] extends [never]
  ? keyof typeof scenarios
  : never

/** The label in the toolbar when the story decides. */
export const asTheStory = 'as the story'

/** The scenarios for a name; undefined when the story decides. */
export function scenariosNamed(name: string): readonly Scenario[] | undefined {
  return isName(name) ? scenarios[name] : undefined
}

function isName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}
