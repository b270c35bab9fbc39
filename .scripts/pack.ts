import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from './check/pack.ts'
import { installLine } from './pack/installLine.ts'
import { publishablePackages } from './packages.ts'
import { root } from './root.ts'
import { mustRun } from './run.ts'

// Packs all packages, and prints how an app installs them while they are not in the registry: `npx -y pnpm@12 pack:all`.
const folder = join(root, '.cache/packages')
rmSync(folder, { recursive: true, force: true })
console.log('Building the packages, which takes about a minute.')
mustRun('pnpm', ['-r', 'build'], { quiet: true })
const tarballs = pack(folder)
const manifests = publishablePackages().map(({ manifest }) => manifest)
const line = (...names: string[]): string => installLine(names, tarballs, manifests)

console.log(`\nThe first search box of the README, and an app of create-signpost:\n
  ${line('@signpost/react', '@signpost/testing')} @tanstack/react-query\n
Each package, with those of Signpost that it needs. An app runs the line of each that it imports, and adds
the other names of the line in the guide, such as maplibre-gl:\n`)
for (const { name } of manifests) console.log(`  ${name}:\n  ${line(name)}\n`)
