import { jsonAnswer, type PathDescription } from '../PathDescription.ts'
import { complete, enumOf, fields, type Schema, text } from '../Schema.ts'

/** The paths that are about the service itself. */
export const service: readonly PathDescription[] = [
  {
    path: '/openapi.json',
    operationId: 'getInterface',
    summary: 'The interface as an OpenAPI 3.1 document',
    tag: 'Service',
    needsKey: false,
    answer: {
      ...jsonAnswer('An OpenAPI 3.1 document.', { type: 'object', additionalProperties: true }),
      etag: true,
    },
  },
  {
    path: '/healthz',
    operationId: 'getHealth',
    summary: '200 while the process runs',
    tag: 'Service',
    needsKey: false,
    answer: jsonAnswer(
      'The process runs.',
      complete({ status: enumOf(['ok'], 'Always the same.') }),
    ),
  },
  {
    path: '/readyz',
    operationId: 'getReadiness',
    summary: '200 while the service accepts requests',
    tag: 'Service',
    needsKey: false,
    answer: jsonAnswer(
      'At least one part can be used, and the service is not shutting down.',
      complete({
        status: enumOf(['ready'], 'Always the same.'),
        log: enumOf(
          ['ok', 'failing'],
          '`failing` while log lines cannot be written. The service continues without them.',
        ),
        places: part('The places, with the id and the time of their build.'),
        routes: part('The directions.'),
        tiles: part('The map, with the id of its build.'),
      }),
    ),
    failures: ['Unavailable'],
  },
  {
    path: '/metrics',
    operationId: 'getMetrics',
    summary: 'Metrics for Prometheus',
    description: 'Served on the port of `--metrics-port`, which may be the port of the service.',
    tag: 'Service',
    needsKey: false,
    answer: {
      description: 'The metrics.',
      contentType: 'text/plain',
      schema: { type: 'string' },
    },
  },
  {
    path: '/favicon.ico',
    operationId: 'getIcon',
    summary: 'The icon that browsers request',
    tag: 'Service',
    needsKey: false,
    answer: {
      description: 'The icon.',
      contentType: 'image/svg+xml',
      schema: { type: 'string' },
      etag: true,
    },
  },
]

function part(description: string): Schema {
  return fields(
    {
      status: enumOf(['ok', 'missing'], description),
      data: text('The id of the build.'),
      builtAt: text('The time of the build, ISO 8601.'),
      reason: text('The reason why the part is missing.'),
    },
    ['status'],
  )
}
