import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** Families by preference, and the folders in which they are. */
export interface Face {
  readonly families: readonly string[]
  readonly folders: readonly string[]
}

const fromPackage = (name: string): string => join(root, 'node_modules', name)

/**
 * The faces that tests run with. None is the machine's: text is as wide on every machine. `wide` is the face of every run, as the one that asks
 * for most room; `test:all` tries the layout with the others.
 */
export const faces = {
  wide: { families: ['DejaVu Sans'], folders: [fromPackage('dejavu-fonts-ttf')] },
  inter: { families: ['Inter'], folders: [fromPackage('@expo-google-fonts/inter')] },
  narrow: {
    families: ['Archivo Narrow'],
    folders: [fromPackage('@expo-google-fonts/archivo-narrow')],
  },
  // The family in the file of Kosugi.
  scripts: {
    families: ['MotoyaLCedar', 'Noto Sans Arabic'],
    folders: [
      fromPackage('@expo-google-fonts/kosugi'),
      fromPackage('@expo-google-fonts/noto-sans-arabic'),
    ],
  },
} satisfies Readonly<Record<string, Face>>

export type FaceName = keyof typeof faces

/** The environment of a browser, of any engine, that has these fonts and none of the machine's. Systems without fontconfig keep their own. */
export function fontsOf({ families, folders }: Face): { readonly FONTCONFIG_FILE: string } {
  const name = families.join('-').replaceAll(' ', '')
  const cache = join(root, '.cache/fonts')
  const file = join(cache, `${name}.conf`)
  mkdirSync(cache, { recursive: true })
  const strings = families.map((family) => `<string>${family}</string>`).join('')
  writeFileSync(
    file,
    [
      '<fontconfig>',
      ...folders.map((folder) => `  <dir>${folder}</dir>`),
      `  <cachedir>${join(cache, name)}</cachedir>`,
      // Whatever family a page or the browser asks for: strong, as a weak one would lose to any other that has all letters of the language.
      `  <match><edit name="family" mode="append_last" binding="strong">${strings}</edit></match>`,
      '</fontconfig>',
    ].join('\n'),
  )
  return { FONTCONFIG_FILE: file }
}

/** The face of this run, which `SIGNPOST_FACE` names. */
export function faceOfRun(): Face {
  const name = process.env.SIGNPOST_FACE ?? 'wide'
  if (!Object.hasOwn(faces, name))
    throw new Error(
      `SIGNPOST_FACE is "${name}": choose one of ${Object.keys(faces).join(', ')}, or unset it.`,
    )
  return faces[name as FaceName]
}
