import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { asTested, install, type Versions } from '../../.scripts/check/installPackages.ts'
import { icon } from '../../.scripts/icon.ts'
import { root } from '../../.scripts/root.ts'
import { sectionOf } from './sectionOf.ts'
import { versions } from './versions.ts'

const guide = ['FirstScreens', 'FirstScreensWithServer', 'FirstScreensWithForms']
  .map((page) => readFileSync(join(root, `docs/guides/${page}.md`), 'utf8'))
  .join('\n')

/** The dependencies that the recipe of a setup installs, by its section in the guide, in the tested versions. */
export function dependenciesOf(recipe: string, tarballs: Versions): Versions {
  const lines = sectionOf(guide, recipe).matchAll(/^(?:npm install|pnpm add|yarn add) (.*)$/gm)
  const names = [...lines].flatMap(([, names = '']) =>
    names.split(' ').filter((name) => !name.startsWith('-')),
  )
  if (names.length === 0) throw new Error(`The recipe "${recipe}" installs nothing.`)
  return Object.fromEntries(
    names.map((given) => {
      const [, name = '', range] = given.match(/^(@?[^@]+)(?:@(.+))?$/) ?? []
      const version = tarballs[name] ?? range ?? versions[name]
      return version === undefined ? asTested(name) : [name, version]
    }),
  )
}

interface Settings {
  /** The file in which the tools of the example look for an icon. */
  readonly iconAt?: string
  readonly pnpm?: Readonly<Record<string, boolean>>
}

/** Creates the folder of a user who has followed a recipe, with the files of its example and its dependencies. */
export function follow(
  recipe: string,
  example: string,
  tarballs: Versions,
  { iconAt, pnpm }: Settings = {},
): string {
  const folder = emptyFolder()
  copyFiles(example, folder, iconAt)
  install(folder, tarballs, dependenciesOf(recipe, tarballs), pnpm)
  return folder
}

/** A folder that is removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-recipe-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Copies the files of an example into a folder, and an icon to the place where its tools look for it. */
export function copyFiles(example: string, folder: string, iconAt = 'public/icon.svg'): void {
  cpSync(join(import.meta.dirname, example), folder, { recursive: true })
  cpSync(icon, join(folder, iconAt))
}

/** The files of an example that its recipe does not show. */
export function missingFiles(recipe: string, example: string): readonly string[] {
  const folder = join(import.meta.dirname, example)
  const section = sectionOf(guide, recipe)
  return globSync('**/*.*', { cwd: folder, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .filter((file) => !section.includes(readFileSync(file, 'utf8').trim()))
}
