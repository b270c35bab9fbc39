import type { PathDescription } from '../PathDescription.ts'
import { enumOf, fields, type Schema, text } from '../Schema.ts'

const json = 'application/json'

/** The paths that are about the service itself. */
export const service: readonly PathDescription[] = [
  {
    path: '/openapi.json',
    operationId: 'getInterface',
    summary: 'This document',
    tag: 'Service',
    needsKey: false,
    answer: {
      description: 'An OpenAPI 3.1 document.',
      contentType: json,
      schema: { type: 'object', additionalProperties: true },
      etag: true,
    },
  },
  {
    path: '/healthz',
    operationId: 'getHealth',
    summary: 'Whether the process answers',
    tag: 'Service',
    needsKey: false,
    answer: {
      description: 'It does.',
      contentType: json,
      schema: fields({ status: enumOf(['ok'], 'Always the same.') }, ['status']),
    },
  },
  {
    path: '/readyz',
    operationId: 'getReadiness',
    summary: 'Whether the service takes requests',
    tag: 'Service',
    needsKey: false,
    answer: {
      description: 'It does.',
      contentType: json,
      schema: fields(
        {
          status: enumOf(['ready'], 'Always the same.'),
          log: enumOf(
            ['ok', 'failing'],
            'Whether the lines of its log can be written; it serves without them too.',
          ),
          places: part('The places, the build that they are of, and its time.'),
          routes: part('Directions.'),
          tiles: part('The map, and the build that it is of.'),
        },
        ['status', 'log', 'places', 'routes', 'tiles'],
      ),
    },
    failures: ['Unavailable'],
  },
  {
    path: '/metrics',
    operationId: 'getMetrics',
    summary: 'Figures for Prometheus',
    description: 'Served with `--metrics-port`: on that port, which may be the one of the service.',
    tag: 'Service',
    needsKey: false,
    answer: {
      description: 'The figures.',
      contentType: 'text/plain',
      schema: { type: 'string' },
    },
  },
  {
    path: '/favicon.ico',
    operationId: 'getIcon',
    summary: 'An icon, for browsers',
    tag: 'Service',
    needsKey: false,
    answer: {
      description: 'A picture.',
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
      data: text('Identifies the build.'),
      builtAt: text('The time of the build, ISO 8601.'),
      reason: text('The cause for which it is missing.'),
    },
    ['status'],
  )
}
