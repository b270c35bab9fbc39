import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of the built catalog. */
export interface DocsPage {
  readonly id: string
  readonly title: string
  readonly name: string
  /** The source file of the page: MDX, or the stories from which it is generated. */
  readonly importPath: string
}

export interface StoryExample {
  readonly id: string
  readonly name: string
  /** The code as Storybook writes it. */
  readonly snippet: string
  readonly description: string
}

/** The stories of a file. */
export interface StoryFile {
  /** The name of their component. */
  readonly component: string
  /** The file's import statements. */
  readonly imports: string
  readonly stories: readonly StoryExample[]
}

export interface Catalog {
  readonly pages: readonly DocsPage[]
  /** The stories by their path from the root. */
  readonly storyFiles: ReadonlyMap<string, StoryFile>
}

/** The pages of a build of Storybook. */
export function readPages(site: string): readonly DocsPage[] {
  const { entries }: Index = readJson(join(site, 'index.json'))
  return Object.values(entries).filter(({ type }) => type === 'docs')
}

/** Reads the pages and stories of a Storybook build. */
export function readCatalog(site: string): Catalog {
  const { components }: Manifest = readJson(join(site, 'manifests/components.json'))
  return {
    pages: readPages(site),
    storyFiles: new Map(
      Object.values(components).map((file) => [
        file.path,
        {
          component: file.name,
          imports: file.import ?? '',
          stories: file.stories.map(({ id, name, snippet = '', description = '' }) => ({
            id,
            name,
            snippet,
            description,
          })),
        },
      ]),
    ),
  }
}

interface Index {
  readonly entries: Readonly<Record<string, DocsPage & { readonly type: string }>>
}

interface Manifest {
  readonly components: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly path: string
        readonly import?: string
        readonly stories: readonly {
          readonly id: string
          readonly name: string
          readonly snippet?: string
          readonly description?: string
        }[]
      }
    >
  >
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8'))
}
