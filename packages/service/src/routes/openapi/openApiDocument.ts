import { MAX_URL_LENGTH } from '@signpost/server'
import { describePath } from './describePath.ts'
import { failureResponses } from './failures.ts'
import { brandList } from './operations/brandList.ts'
import { categoryList } from './operations/categoryList.ts'
import { directions } from './operations/directions.ts'
import { map } from './operations/map.ts'
import { reverseGeocode } from './operations/reverseGeocode.ts'
import { search } from './operations/search.ts'
import { service } from './operations/service.ts'
import { suggestions } from './operations/suggestions.ts'
import type { PathDescription } from './PathDescription.ts'
import type { Schema } from './Schema.ts'
import { sharedSchemas } from './schemas/shared.ts'

const paths: readonly PathDescription[] = [
  suggestions,
  search,
  reverseGeocode,
  brandList,
  categoryList,
  directions,
  ...map,
  ...service,
]

export interface OpenApiDocument {
  openapi: string
  info: object
  servers: { url: string }[]
  tags: object[]
  paths: Record<string, object>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, object>
    securitySchemes: Record<string, object>
  }
}

/** The interface of the service at a URL, as an OpenAPI 3.1 document. */
export function openApiDocument(url: string): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Signpost',
      version: '2',
      description: [
        'Place search, geocoding, catalogs and directions on OpenStreetMap data.',
        'Every path takes GET and HEAD; other methods are a 405. Pages of any origin may read the answers; a key may be limited to origins.',
        `Every failure has a JSON body of the same shape. In addition to the listed failures, a URL of more than ${MAX_URL_LENGTH} characters is a 414, headers that are too large are a 431, and a request that does not arrive in time is a 408.`,
        'Map data © OpenStreetMap contributors, ODbL 1.0.',
      ].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: url || '/' }],
    tags: [...new Set(paths.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: Object.fromEntries(paths.map((path) => [path.path, describePath(path)])),
    components: {
      schemas: Object.assign({}, sharedSchemas, ...paths.map(({ schemas }) => schemas)),
      responses: failureResponses(),
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'query',
          name: 'api_key',
          description: 'The key, exactly once.',
        },
      },
    },
  }
}
