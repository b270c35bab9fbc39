import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { installPackages } from '../../../.scripts/check/installPackages.ts'
import { icon } from '../../../.scripts/icon.ts'
import { root } from '../../../.scripts/root.ts'
import { mustRun } from '../../../.scripts/run.ts'

/** An app without the search box, with the code that any app has. */
const plainApp = join(root, 'test/sizes/page')

/** An app outside the workspace, with the packages as users install them. */
export interface ForeignApp {
  readonly folder: string
  /** The folder of its built page. */
  readonly built: string
  readonly remove: () => void
}

/** Packs the packages, installs them in a separate app and builds its page. */
export async function buildForeignApp(): Promise<ForeignApp> {
  process.env.NODE_ENV = 'production'
  mustRun('pnpm', ['-r', 'build'], { quiet: true })
  const folder = mkdtempSync(join(tmpdir(), 'signpost-bench-'))
  cpSync(join(import.meta.dirname, 'page'), folder, { recursive: true })
  for (const name of ['withoutBox.tsx', 'Later.tsx'])
    cpSync(join(plainApp, name), join(folder, name))
  cpSync(icon, join(folder, 'icon.svg'))
  installPackages(folder)
  await build({ configFile: false, root: folder, logLevel: 'error' })
  return {
    folder,
    built: join(folder, 'dist'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
