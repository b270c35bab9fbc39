import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPages } from '../../catalog/Catalog.ts'

/** What is wrong with the Markdown twins of a built catalog. */
export function faultsOfTwins(site: string): readonly string[] {
  const twins = readPages(site).map(({ id }) => `docs/${id}.md`)
  const list = join(site, 'llms.txt')
  const listed = existsSync(list) ? readFileSync(list, 'utf8') : ''
  return [
    ...twins.flatMap((twin) => faultsOf(site, twin)),
    ...twins
      .filter((twin) => !listed.includes(`(./${twin})`))
      .map((twin) => `llms.txt: no ${twin}`),
    ...deadLinks(site, 'llms.txt', listed),
  ]
}

function faultsOf(site: string, twin: string): readonly string[] {
  if (!existsSync(join(site, twin))) return [`${twin}: is missing`]
  const text = readFileSync(join(site, twin), 'utf8')
  // Code may hold what looks like JSX, and mostly is.
  const words = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`]*`/g, '')
  const left = words.match(/<\/?[A-Za-z][^>]*>|\{[^}]*\}|^import .*/m)?.[0]
  return [
    ...(/^# \S/.test(text) ? [] : [`${twin}: does not begin with its title`]),
    ...(left === undefined ? [] : [`${twin}: "${left}" is no Markdown`]),
    ...deadLinks(site, twin, words),
  ]
}

/** Links to files that are not there; those to other sites are not followed. */
function deadLinks(site: string, file: string, text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [path = ''] = link.split('#')
    if (/^https?:/.test(link) || path === '') return []
    const isThere = !path.startsWith('?') && existsSync(join(site, dirname(file), path))
    return isThere ? [] : [`${file}: the link ${link} leads nowhere`]
  })
}
