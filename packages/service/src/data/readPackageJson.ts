import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Reads a JSON file of an installed package, by its address. An import would keep it in memory, and the type checker would read it too.
 * The caller names the type: the packages are pinned.
 */
export async function readPackageJson<Content>(url: string | URL): Promise<Content> {
  return JSON.parse(await readFile(fileURLToPath(url), 'utf8'))
}
