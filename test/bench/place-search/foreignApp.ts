import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { installPackages } from '../../../.scripts/check/installPackages.ts'
import { icon } from '../../../.scripts/icon.ts'
import { root } from '../../../.scripts/root.ts'
import { mustRun } from '../../../.scripts/run.ts'
import { kitPackages } from './kits.ts'

/** An app without the search box, with the code that any app has. */
const plainApp = join(root, 'test/sizes/page')

/** An app outside the workspace, with the packages as users install them. */
export interface ForeignApp {
  readonly folder: string
  /** The folder of its built page. */
  readonly built: string
  readonly remove: () => void
}

/** Packs the packages, installs them in a separate app, with the kits of other vendors on request, and builds its page. */
export async function buildForeignApp(withKits: boolean): Promise<ForeignApp> {
  process.env.NODE_ENV = 'production'
  mustRun('pnpm', ['-r', 'build'], { quiet: true })
  const folder = mkdtempSync(join(tmpdir(), 'signpost-bench-'))
  cpSync(join(import.meta.dirname, 'page'), folder, { recursive: true })
  for (const name of ['withoutBox.tsx', 'Later.tsx'])
    cpSync(join(plainApp, name), join(folder, name))
  cpSync(icon, join(folder, 'icon.svg'))
  installPackages(folder, [], withKits ? kitPackages : {})
  if (withKits) {
    const page = join(folder, 'index.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('main.tsx', 'kits.jsx'))
  }
  await build({ configFile: false, root: folder, logLevel: 'error' })
  return {
    folder,
    built: join(folder, 'dist'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
