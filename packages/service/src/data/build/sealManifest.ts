import { createHash } from 'node:crypto'
import type { Manifest } from '../manifest.ts'

/** Completes a manifest with the hashes that tell its data and itself apart from others. */
export function sealManifest(manifest: Omit<Manifest, 'dataId' | 'seal'>): Manifest {
  const dataId = sha256(JSON.stringify(manifest.files)).slice(0, 16)
  const open = { ...manifest, dataId }
  return { ...open, seal: sha256(JSON.stringify(open)) }
}

/** Whether a manifest is as it was sealed. */
export function isSealed({ seal, ...open }: Manifest): boolean {
  return seal === sha256(JSON.stringify(open))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
