import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Chromium } from './Chromium.ts'

const cache = join(import.meta.dirname, '../../.cache')

/** The Chromium of the npm package `@sparticuz/chromium`, for machines without a browser. It includes its own libraries, so it needs no installation and no root access. */
export async function unpackedChromium(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const folder = join(cache, `chromium-${versionOf(packed)}`)
  if (!existsSync(folder)) await unpack(join(packed, 'bin'), folder)
  return {
    executablePath: join(folder, 'chromium'),
    origin: 'from npm',
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

function versionOf(packed: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(packed, 'package.json'), 'utf8'),
  )
  return manifest.version
}

async function unpack(archives: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  // Unpacked beside its place and then renamed, so that an interrupted run leaves no incomplete browser.
  const unfinished = await mkdtemp(`${folder}.`)
  const { TMPDIR } = process.env
  process.env.TMPDIR = unfinished
  try {
    const { inflate } = await import('@sparticuz/chromium')
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(names.map((name) => inflate(join(archives, name))))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  try {
    await rename(unfinished, folder)
  } catch (error) {
    // Another run was faster, and its copy is equivalent.
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}
