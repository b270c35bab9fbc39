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
  readonly files?: readonly string[]
  readonly repository?: { readonly type: string; readonly url: string; readonly directory: string }
  readonly homepage?: string
  readonly bugs?: string
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

/** The packages of a release, each after those that it needs: the ones that users install, and `create-signpost`. */
export function releasePackages(): WorkspacePackage[] {
  const all = publishablePackages()
  const names = neededPackages(
    all.map(({ manifest }) => manifest.name),
    all.map(({ manifest }) => manifest),
  )
  const folder = join(root, 'packages/create-signpost')
  return [
    ...all.toSorted((a, b) => names.indexOf(a.manifest.name) - names.indexOf(b.manifest.name)),
    { folder, manifest: readManifest(folder) },
  ]
}

/** The names with those of all Signpost packages that they depend on, each after its dependencies. */
export function neededPackages(
  names: readonly string[],
  manifests: readonly Pick<Manifest, 'name' | 'dependencies'>[],
): string[] {
  const needed = new Set<string>()
  const add = (name: string): void => {
    const manifest = manifests.find((one) => one.name === name)
    if (manifest === undefined || needed.has(name)) return
    for (const dependency of Object.keys(manifest.dependencies ?? {})) add(dependency)
    needed.add(name)
  }
  for (const name of names) add(name)
  return [...needed]
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
