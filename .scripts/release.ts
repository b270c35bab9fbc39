import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishablePackages } from './packages.ts'
import { withRepository } from './release/withRepository.ts'
import { root } from './root.ts'
import { mustRun } from './run.ts'

// Publishes the built packages, each with the URL of the repository: `node .scripts/release.ts https://host.example/owner/name`.
const [address = ''] = process.argv.slice(2)
const folders = [
  ...publishablePackages().map(({ folder }) => folder),
  join(root, 'packages/create-signpost'),
]
for (const folder of folders) {
  const file = join(folder, 'package.json')
  writeFileSync(file, withRepository(readFileSync(file, 'utf8'), folder, address))
}
mustRun('changeset', ['publish'])
