import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPages } from '../../catalog/Catalog.ts'

/** The faults in the Markdown pages of a built catalog. */
export function faultsOfMarkdown(site: string): readonly string[] {
  const pages = readPages(site).map(({ id }) => `docs/${id}.md`)
  const list = join(site, 'llms.txt')
  const listed = existsSync(list) ? readFileSync(list, 'utf8') : ''
  return [
    ...pages.flatMap((page) => faultsOf(site, page)),
    ...pages
      .filter((page) => !listed.includes(`(./${page})`))
      .map((page) => `llms.txt: no ${page}`),
    ...deadLinks(site, 'llms.txt', listed),
  ]
}

function faultsOf(site: string, page: string): readonly string[] {
  if (!existsSync(join(site, page))) return [`${page}: is missing`]
  const text = readFileSync(join(site, page), 'utf8')
  // Code often contains text that looks like JSX.
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`]*`/g, '')
  const left = prose.match(/<\/?[A-Za-z][^>]*>|\{[^}]*\}|^import .*/m)?.[0]
  return [
    ...(/^# \S/.test(text) ? [] : [`${page}: does not begin with its title`]),
    ...(left === undefined ? [] : [`${page}: "${left}" is not Markdown`]),
    ...deadLinks(site, page, prose),
  ]
}

/** The links to missing files. Links to other sites are not checked. */
function deadLinks(site: string, file: string, text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [path = ''] = link.split('#')
    if (/^https?:/.test(link) || path === '') return []
    const isThere = !path.startsWith('?') && existsSync(join(site, dirname(file), path))
    return isThere ? [] : [`${file}: the target of the link ${link} is missing`]
  })
}
