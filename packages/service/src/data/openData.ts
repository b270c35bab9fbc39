import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFault } from './findFault.ts'
import { isSealed, MANIFEST_FILE, MANIFEST_VERSION, type Manifest } from './manifest.ts'
import { restoreFolder } from './replaceFolder.ts'

/** A data folder that can be served, or a sentence with the reason why it cannot. */
export type DataFolder =
  | { status: 'ready'; manifest: Manifest }
  | { status: 'unusable'; reason: string }

/**
 * Checks a data folder before it is served: every file must exist, with the content that the build wrote. The content is verified once; later starts
 * only verify files whose modification time has changed, unless `verify` is set.
 */
export async function openData(
  folder: string,
  { verify = false }: { verify?: boolean } = {},
): Promise<DataFolder> {
  await restoreFolder(folder)
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined)
  if (text === undefined)
    return unusable(`There is no data in ${folder}: build them with signpost-build.`)
  const manifest = readManifest(text)
  if (manifest === undefined) {
    return unusable(`${folder}/${MANIFEST_FILE} cannot be read: build the data again.`)
  }
  if (manifest.version !== MANIFEST_VERSION) {
    return unusable(
      `The data in ${folder} have version ${manifest.version}, and this service reads version ${MANIFEST_VERSION}: build them again.`,
    )
  }
  if (!isSealed(manifest)) {
    return unusable(`${folder}/${MANIFEST_FILE} has been altered: build the data again.`)
  }
  const found = await findFault(folder, manifest, verify)
  if (found) return unusable(`${folder}/${found.name} ${found.fault}: build the data again.`)
  return { status: 'ready', manifest }
}

function unusable(reason: string): DataFolder {
  return { status: 'unusable', reason }
}

/** Reads a manifest; undefined when the text is no manifest of any version. */
function readManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text)
    const isManifest = Number.isInteger(manifest.version) && typeof manifest.files === 'object'
    return isManifest && manifest.files !== null ? manifest : undefined
  } catch {
    return undefined
  }
}
