import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { launchChromium, openPage } from '../chromium/openPage.ts'
import { icon } from '../icon.ts'
import { publishablePackages } from '../packages.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'
import { install, installPackages, type Versions } from './installPackages.ts'

const example = join(root, 'test/consumer')

/** Installs the tarballs in a folder outside the workspace, and compiles and imports every entry point there. */
export async function checkConsumer(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-consumer-'))
  try {
    cpSync(example, folder, { recursive: true })
    const tarballs = installPackages(folder)
    writeImports(folder)
    for (const resolution of ['bundler', 'nodenext', 'nodenext.map']) {
      console.log(`Compiling under ${resolution}`)
      mustRun('tsc', ['-p', join(folder, `tsconfig.${resolution}.json`)])
    }
    console.log('Importing every entry point in Node')
    mustRun('node', ['importAll.js'], { cwd: folder })
    console.log('Listing suggestions from a server')
    mustRun('node', ['serveAndList.js'], { cwd: folder })
    console.log('Starting every program')
    for (const name of programs()) {
      mustRun(join(folder, 'node_modules/.bin', name), ['--help'], { quiet: true })
    }
    console.log('Serving a provider in one line')
    mustRun('node', ['serveProviders.js'], { cwd: folder })
    console.log('Installing the adapters alone')
    onlyClientWith('adapters', join(folder, 'alone/adapters'), tarballs)
    console.log('Installing the service alone')
    checkServiceAlone(join(folder, 'alone/service'), tarballs)
    console.log('Installing the elements alone, and rendering two in a page without React')
    await checkElementsAlone(join(folder, 'alone/elements'), tarballs)
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The names of the packages' programs as a package manager links them. */
function programs(): string[] {
  const bins = publishablePackages().map(({ manifest }) => manifest.bin ?? {})
  return bins.flatMap((bin) => Object.keys(bin)).filter((name) => name !== 'create-signpost')
}

/** Installs a package, and checks that it depends only on the client, so that an app with Vite installs no server with the adapters, and one with Vue no React with the elements. */
function onlyClientWith(name: string, folder: string, tarballs: Versions): void {
  installAlone(name, folder, tarballs)
  const installed = readdirSync(join(folder, 'node_modules/.pnpm')).filter((one) =>
    one.includes('@'),
  )
  const others = installed.filter((one) => !new RegExp(`^@signpost\\+(${name}|client)@`).test(one))
  if (others.length > 0) throw new Error(`@signpost/${name} also brings ${others.join(', ')}.`)
}

/** Checks the types of a page of elements where no React is installed, builds it and opens it. */
async function checkElementsAlone(folder: string, tarballs: Versions): Promise<void> {
  onlyClientWith('elements', folder, tarballs)
  cpSync(join(example, 'elements'), folder, { recursive: true })
  mustRun('tsc', ['-p', folder])
  const built = join(folder, 'dist')
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir: built } })
  cpSync(icon, join(built, 'icon.svg'))
  const browser = await launchChromium()
  try {
    const origin = 'https://page.example'
    const { page, complaints } = await openPage(browser, `${origin}/index.html`, {
      prepare: (tab) =>
        tab.route(`${origin}/**`, (route) =>
          route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
        ),
    })
    await page.getByRole('combobox', { name: 'Where to?' }).waitFor()
    await page.getByRole('heading', { name: 'Teatro Solís' }).waitFor()
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  } finally {
    await browser.close()
  }
}

/** Checks that a machine that only serves installs nothing large. */
function checkServiceAlone(folder: string, tarballs: Versions): void {
  const name = 'service'
  installAlone(name, folder, tarballs)
  const files = globSync('node_modules/.pnpm/**', { cwd: folder, withFileTypes: true })
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  if (bytes > 25e6) throw new Error(`@signpost/${name} brings ${Math.round(bytes / 1e6)} MB.`)
}

function installAlone(name: string, folder: string, tarballs: Versions): void {
  mkdirSync(folder, { recursive: true })
  install(folder, tarballs, { [`@signpost/${name}`]: tarballs[`@signpost/${name}`] ?? '' })
}

function writeImports(folder: string): void {
  const entryPoints = publishablePackages().flatMap(({ manifest }) =>
    Object.keys(manifest.exports ?? {})
      // The OpenAPI document is not a module.
      .filter((path) => !path.endsWith('.json'))
      // One file for each pattern: the stylesheet outside a layer that every package with styles has, and a module of the client.
      .map((path) =>
        (manifest.name + path.slice(1))
          .replace('*.unlayered', 'styles.unlayered')
          .replace('internal/*', 'internal/operations/suggest'),
      ),
  )
  const modules = entryPoints.filter((path) => !path.endsWith('.css'))
  // The map depends on libraries whose declarations fail under nodenext, so its entry points and its dependents are excluded there.
  const isMap = (path: string): boolean => /^@signpost\/(map|elements|testing\/maplibre)/.test(path)
  writeFileSync(
    join(folder, 'everyEntryPoint.ts'),
    importing(entryPoints.filter((path) => !isMap(path))),
  )
  writeFileSync(join(folder, 'mapEntryPoints.ts'), importing(entryPoints.filter(isMap)))
  const imports = modules.map((path) => `await import('${path}')`)
  writeFileSync(
    join(folder, 'importAll.js'),
    ["if ('document' in globalThis) throw new Error('Node has a DOM.')", ...imports].join('\n'),
  )
}

/** A module that imports all of these entry points, with their types. */
function importing(entryPoints: readonly string[]): string {
  const modules = entryPoints.filter((path) => !path.endsWith('.css'))
  const lines = [
    ...modules.map((path, index) => `import * as entry${index} from '${path}'`),
    ...entryPoints.filter((path) => path.endsWith('.css')).map((path) => `import '${path}'`),
    `export const entryPoints: object[] = [${modules.map((_, index) => `entry${index}`).join(', ')}]`,
  ]
  return `${lines.join('\n')}\n`
}
