import { relative } from 'node:path'
import { root } from '../root.ts'

/** The fields of a package.json that name the repository. The README links on npm and the provenance of a package need them. */
export interface RepositoryFields {
  readonly repository: { readonly type: 'git'; readonly url: string; readonly directory: string }
  readonly homepage: string
  readonly bugs: string
}

/** The text of a package's package.json with the URL of the repository, such as `https://host.example/owner/name`. */
export function withRepository(text: string, folder: string, address: string): string {
  const base = repositoryUrl(address)
  const directory = relative(root, folder).replaceAll('\\', '/')
  const fields: RepositoryFields = {
    repository: { type: 'git', url: `git+${base}.git`, directory },
    homepage: `${base}/tree/main/${directory}#readme`,
    bugs: `${base}/issues`,
  }
  const { repository, homepage, bugs, ...others } = JSON.parse(text)
  const entries = Object.entries(others)
  const place = entries.findIndex(([name]) => name === 'license')
  const ordered = [...entries.slice(0, place), ...Object.entries(fields), ...entries.slice(place)]
  return `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`
}

/** The text of the registry for shadcn with the URL of the repository. */
export function withHomepage(text: string, address: string): string {
  return text
    .replace(/^ *"homepage": .*\n/m, '')
    .replace(/^( *)("name": .*\n)/m, `$1$2$1"homepage": "${repositoryUrl(address)}",\n`)
}

function repositoryUrl(address: string): string {
  const base = address.replace(/(\.git)?\/*$/, '')
  if (!/^https:\/\/[^/\s]+\/[^\s]+$/.test(base)) {
    throw new Error(
      `"${address}" is not the URL of a repository, such as https://host.example/owner/name.`,
    )
  }
  return base
}
