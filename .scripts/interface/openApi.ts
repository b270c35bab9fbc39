import { openApiDocument } from '../../packages/service/src/routes/openapi/openApiDocument.ts'
import type { Schema } from '../../packages/service/src/routes/openapi/Schema.ts'

/** The part of the document that the page of the interface uses. */
export interface InterfaceDocument {
  readonly openapi: string
  readonly info: object
  readonly servers: readonly object[]
  readonly tags: readonly object[]
  readonly paths: Readonly<Record<string, { readonly get: InterfaceOperation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: object
    readonly securitySchemes: object
  }
}

interface InterfaceOperation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly parameters?: readonly InterfaceParameter[]
  readonly responses: object
}

export interface InterfaceParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description: string
  readonly schema: Schema
}

/** The document of the service of Signpost, with the paths that other services lack. */
export function serviceDocument(): InterfaceDocument {
  return JSON.parse(JSON.stringify(openApiDocument('https://geo.example')))
}

/** The `/geo/v2/` interface as an OpenAPI document, without the tiles and the health checks of the service of Signpost. */
export function interfaceDocument(): InterfaceDocument {
  const own = serviceDocument()
  const paths = Object.fromEntries(
    Object.entries(own.paths).filter(([path]) => path.startsWith('/geo/v2/')),
  )
  const used = new Set(Object.values(paths).flatMap(({ get }) => get.tags))
  const { schemas } = own.components
  return {
    openapi: own.openapi,
    info: {
      title: 'The /geo/v2/ interface',
      version: '2',
      description:
        'Place search, geocoding, catalogs and directions, as `@signpost/client` requests them. The client accepts answers without any field; `required` are the fields that the service of Signpost always sends.',
    },
    servers: own.servers,
    tags: own.tags.filter((tag) => used.has(String(Reflect.get(tag, 'name')))),
    paths,
    components: {
      ...own.components,
      schemas: Object.fromEntries(
        [...referred({ paths, responses: own.components.responses }, schemas)]
          .sort()
          .map((name) => [name, schemas[name] ?? {}]),
      ),
    },
  }
}

/** The names of the schemas that a part of the document refers to, directly or indirectly. */
function referred(
  part: unknown,
  schemas: Readonly<Record<string, Schema>>,
  names = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (names.has(name)) continue
    names.add(name)
    referred(schemas[name], schemas, names)
  }
  return names
}

/** The content of the client's `openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(interfaceDocument(), null, 2)}\n`
}
