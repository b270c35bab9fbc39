import {
  type OpenApiDocument,
  openApiDocument,
} from '../../packages/service/src/routes/openapi/openApiDocument.ts'

/** The document of the service of Signpost, with the paths that other services lack. */
export const serviceDocument: OpenApiDocument = openApiDocument('https://geo.example')

/** The `/geo/v2/` interface as an OpenAPI document, without the tiles and the health checks of the service of Signpost. */
export function interfaceDocument(): OpenApiDocument {
  const { components, tags } = serviceDocument
  const paths = Object.fromEntries(
    Object.entries(serviceDocument.paths).filter(([path]) => path.startsWith('/geo/v2/')),
  )
  const text = JSON.stringify(paths)
  const schemas = referred({ paths, responses: components.responses }).sort()
  return {
    ...serviceDocument,
    info: {
      title: 'The /geo/v2/ interface',
      version: '2',
      description:
        'Place search, geocoding, catalogs and directions, as `@signpost/client` requests them. The client accepts answers without any field; `required` are the fields that the service of Signpost always sends.',
    },
    tags: tags.filter((tag) => text.includes(`"tags":["${Reflect.get(tag, 'name')}"]`)),
    paths,
    components: {
      ...components,
      schemas: Object.fromEntries(schemas.map((name) => [name, components.schemas[name] ?? {}])),
    },
  }
}

/** The names of the schemas that a part of the document refers to, directly or indirectly. */
function referred(part: unknown, names: Set<string> = new Set()): string[] {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (names.has(name)) continue
    names.add(name)
    referred(serviceDocument.components.schemas[name], names)
  }
  return [...names]
}

/** The content of the client's `openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(interfaceDocument(), null, 2)}\n`
}
