import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asTested } from '../../.scripts/check/installPackages.ts'
import { mustRun, run } from '../../.scripts/run.ts'
import type { Setting } from './setting.ts'

const reactNative = '0.87.1'

/** React Native and its tools, which no other code here needs. Its preset is for Jest 29. */
const tools = {
  ...{ 'react-native': reactNative, '@react-native/typescript-config': reactNative },
  ...{ '@react-native/babel-preset': reactNative, '@react-native/metro-config': reactNative },
  ...{ '@react-native/jest-preset': reactNative, jest: '29.7.0', '@types/jest': '29.5.14' },
  ...{ '@testing-library/react-native': '13.3.3', typescript: '6.0.3' },
}

/** The modules that a bundle for a device must not have. */
const ofTheDom = /\/node_modules\/(react-dom|downshift)\/|\.css$/

/** Tests the recipe of React Native with its own classes, bundler and compiler. No device is there. */
export function describeReactNative(setting: Setting): void {
  describe('React Native', () => {
    let folder: string
    const bin = (name: string): string => join(folder, 'node_modules/.bin', name)

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'signpost-native-'))
      cpSync(join(import.meta.dirname, 'react-native'), folder, { recursive: true })
      const react = asTested('react')
      const ours = ['@signpost/react', '@signpost/client']
      const dependencies = {
        ...tools,
        ...Object.fromEntries([react, asTested('@tanstack/react-query'), asTested('@types/react')]),
        'react-test-renderer': react[1],
        ...Object.fromEntries(ours.map((name) => [name, setting.tarballs[name]])),
      }
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
      mustRun('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
        cwd: folder,
        quiet: true,
      })
    })

    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test('installs no react-dom', () => {
      expect(globSync('node_modules/**/react-dom/package.json', { cwd: folder })).toEqual([])
    })

    test('the recipe compiles with the types of React Native, without those of a DOM', () => {
      mustRun(bin('tsc'), ['-p', join(folder, 'tsconfig.app.json')], { cwd: folder })
    })

    test('finds and chooses a place with the URL and the Response of React Native, and without the Intl that Hermes lacks', async () => {
      const env = { ...process.env, GEO_URL: setting.service.address }
      const before = setting.service.operations.length
      // This process serves the places, so it must not wait for Jest.
      await promisify(execFile)(bin('jest'), ['--forceExit', '--testTimeout=300000'], {
        cwd: folder,
        env,
      })
      expect(setting.service.operations.slice(before)).toContain('suggest')
    })

    test.each(['ios', 'android'])(
      'Metro bundles it for %s without a DOM, and Hermes compiles it',
      (platform) => {
        const bundle = join(folder, `${platform}.js`)
        const files = ['index.js', '--platform', platform, '--source-map', '--out', bundle]
        const options = ['--dev', 'false', '--minify', 'false']
        mustRun(bin('metro'), ['build', ...files, ...options], { cwd: folder, quiet: true })
        const map: SectionedMap = JSON.parse(readFileSync(join(folder, `${platform}.map`), 'utf8'))
        const sources = map.sections.flatMap((section) => section.map.sources)
        const named = (pattern: RegExp): string[] =>
          sources.filter((source) => pattern.test(source))
        expect(named(/@signpost\/react\/dist\/place-search\/engine\.js$/)).toHaveLength(1)
        expect(named(ofTheDom)).toEqual([])
        const hermes = join(folder, 'node_modules/hermes-compiler/hermesc', hermesFolder, 'hermesc')
        const compile = ['-emit-binary', '-O', '-w', '-out', `${bundle}.hbc`, bundle]
        expect(run(hermes, compile, { quiet: true })).toBe(0)
      },
    )
  })
}

/** The source map of Metro: a section for each module. */
interface SectionedMap {
  readonly sections: readonly { readonly map: { readonly sources: readonly string[] } }[]
}

/** The folder of the compiler for this machine. */
const hermesFolder =
  { darwin: 'osx-bin', win32: 'win64-bin' }[String(process.platform)] ?? 'linux64-bin'
