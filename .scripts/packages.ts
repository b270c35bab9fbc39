import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** A package of the workspace, with the fields of its package.json that the scripts read. */
export interface WorkspacePackage {
  readonly folder: string
  readonly manifest: Manifest
}

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly bin?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Every package of the workspace with sources. `create-signpost` has only a template, and nothing to import. */
export function workspacePackages(): WorkspacePackage[] {
  const packages = join(root, 'packages')
  return readdirSync(packages)
    .map((name) => join(packages, name))
    .filter((folder) => existsSync(join(folder, 'src')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
}

/** The packages that users install. */
export function publishablePackages(): WorkspacePackage[] {
  return workspacePackages().filter(({ manifest }) => manifest.private !== true)
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
