import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** Font families by preference, and their folders. */
export interface Face {
  readonly families: readonly string[]
  readonly folders: readonly string[]
}

const fromPackage = (name: string): string => join(root, 'node_modules', name)

/** The typefaces for tests. None comes from the machine, so text has the same width on every machine. `wide`, which takes the most space, is the default; `test:all` tests the layout with the others. */
export const faces = {
  wide: { families: ['DejaVu Sans'], folders: [fromPackage('dejavu-fonts-ttf')] },
  inter: { families: ['Inter'], folders: [fromPackage('@expo-google-fonts/inter')] },
  narrow: {
    families: ['Archivo Narrow'],
    folders: [fromPackage('@expo-google-fonts/archivo-narrow')],
  },
  // The name of the family in Kosugi's file.
  scripts: {
    families: ['MotoyaLCedar', 'Noto Sans Arabic'],
    folders: [
      fromPackage('@expo-google-fonts/kosugi'),
      fromPackage('@expo-google-fonts/noto-sans-arabic'),
    ],
  },
} satisfies Readonly<Record<string, Face>>

export type FaceName = keyof typeof faces

/** The environment in which any browser has only these fonts. Systems without fontconfig keep their own. */
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
      // This binding applies to every family that a page or the browser requests. A weak binding would lose to a font with all letters of the language.
      `  <match><edit name="family" mode="append_last" binding="strong">${strings}</edit></match>`,
      '</fontconfig>',
    ].join('\n'),
  )
  return { FONTCONFIG_FILE: file }
}

/** The typeface of this run, from `SIGNPOST_FACE`. */
export function faceOfRun(): Face {
  const name = process.env.SIGNPOST_FACE ?? 'wide'
  if (!Object.hasOwn(faces, name))
    throw new Error(
      `SIGNPOST_FACE is "${name}": choose one of ${Object.keys(faces).join(', ')}, or unset it.`,
    )
  return faces[name as FaceName]
}
