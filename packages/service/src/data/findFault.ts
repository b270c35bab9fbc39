import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFile } from './hashFiles.ts'
import { CHECKED_FILE, type Manifest } from './manifest.ts'

/** The modification time of each verified file, by its path. A file is hashed again when its time changes. */
type ModifiedTimes = Readonly<Record<string, string>>

/** Compares files with a manifest and describes the first difference in a sentence without its start; undefined when all match. */
export async function findFault(
  folder: string,
  manifest: Manifest,
  verify: boolean,
): Promise<{ name: string; fault: string } | undefined> {
  const known = verify ? {} : await readChecked(folder, manifest)
  const checked: Record<string, string> = {}
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const path = join(folder, name)
    const found = await stat(path, { bigint: true }).catch(() => undefined)
    if (found === undefined) return { name, fault: 'is missing' }
    if (Number(found.size) !== bytes) {
      return { name, fault: `has ${found.size} bytes instead of ${bytes}` }
    }
    checked[name] = String(found.mtimeNs)
    if (known[name] === checked[name]) continue
    if ((await hashFile(path)).sha256 !== sha256) return { name, fault: 'has been altered' }
  }
  if (JSON.stringify(known) !== JSON.stringify(checked)) {
    await writeChecked(folder, manifest, checked)
  }
}

async function readChecked(folder: string, { seal }: Manifest): Promise<ModifiedTimes> {
  try {
    const { seal: sealed, modified } = JSON.parse(
      await readFile(join(folder, CHECKED_FILE), 'utf8'),
    )
    return sealed === seal && typeof modified === 'object' && modified !== null ? modified : {}
  } catch {
    return {}
  }
}

/** Stores the result. A folder that cannot be written to is ignored; its files are hashed again the next time. */
async function writeChecked(
  folder: string,
  { seal }: Manifest,
  modified: ModifiedTimes,
): Promise<void> {
  const text = JSON.stringify({ seal, modified })
  await writeFile(join(folder, CHECKED_FILE), text).catch(() => {})
}
