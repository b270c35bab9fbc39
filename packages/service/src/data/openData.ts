import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { restoreFolder } from './build/replaceFolder.ts'
import { findFault } from './findFault.ts'
import { isSealed, MANIFEST_FILE, MANIFEST_VERSION, type Manifest } from './manifest.ts'

/** A data folder that can be served, or one sentence that says why it cannot. */
export type DataFolder =
  | { status: 'ready'; manifest: Manifest }
  | { status: 'unusable'; reason: string }

/**
 * Looks at a data folder before it is served: every file must be there, and be what the build wrote. Its content is compared once; after that,
 * unless `verify` asks for all of them, only that of files whose time of modification has changed.
 */
export async function openData(
  folder: string,
  { verify = false }: { verify?: boolean } = {},
): Promise<DataFolder> {
  await restoreFolder(folder)
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined)
  if (text === undefined)
    return unusable(`There is no data in ${folder}: build them first, with signpost-service build.`)
  const manifest = readManifest(text)
  if (manifest === undefined) {
    return unusable(`${folder}/${MANIFEST_FILE} cannot be read: build the data again.`)
  }
  if (manifest.version !== MANIFEST_VERSION) {
    return unusable(
      `The data in ${folder} are of version ${manifest.version}, this service reads version ${MANIFEST_VERSION}: build them again.`,
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

/** Undefined when the text is no manifest of any version. */
function readManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text)
    const isManifest = Number.isInteger(manifest.version) && typeof manifest.files === 'object'
    return isManifest && manifest.files !== null ? manifest : undefined
  } catch {
    return undefined
  }
}
