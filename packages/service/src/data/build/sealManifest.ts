import { createHash } from 'node:crypto'
import type { Manifest } from '../manifest.ts'

/** Completes a manifest with the hashes that identify its data and itself. */
export function sealManifest(manifest: Omit<Manifest, 'dataId' | 'seal'>): Manifest {
  const dataId = sha256(JSON.stringify(manifest.files)).slice(0, 16)
  const open = { ...manifest, dataId }
  return { ...open, seal: sha256(JSON.stringify(open)) }
}

/** True when a manifest is as it was sealed. */
export function isSealed({ seal, ...open }: Manifest): boolean {
  return seal === sha256(JSON.stringify(open))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
