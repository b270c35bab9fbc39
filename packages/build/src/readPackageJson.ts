import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Reads a JSON file of an installed package by its URL. An import would keep the content in memory, and would be type-checked. The caller provides
 * the type, because the packages are pinned.
 */
export async function readPackageJson<Content>(url: string | URL): Promise<Content> {
  return JSON.parse(await readFile(fileURLToPath(url), 'utf8'))
}
