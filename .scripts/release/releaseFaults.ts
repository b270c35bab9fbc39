import type { Manifest } from '../packages.ts'

/** The parts of a release on which it depends whether it may happen. */
export interface Release {
  readonly tag: string
  /** The URL of the repository in which the release runs. */
  readonly address: string
  readonly manifests: readonly Pick<Manifest, 'name' | 'version' | 'repository'>[]
  /** The files of changes without a release. */
  readonly notes: readonly string[]
}

/** The reasons why a commit must not be released under a tag. */
export function releaseFaults({ tag, address, manifests, notes }: Release): string[] {
  const faults = manifests.flatMap(({ name, version, repository }) => [
    ...(tag === `v${version}` ? [] : [`${name} is ${version}, and the tag is ${tag}.`]),
    ...(repository?.url === `git+${address}.git`
      ? []
      : [`${name} names another repository than ${address}: run "release open" and commit.`]),
  ])
  if (notes.length > 0) {
    faults.push(`${notes.length} notes in .changeset: run "changeset version" and commit.`)
  }
  return faults
}
