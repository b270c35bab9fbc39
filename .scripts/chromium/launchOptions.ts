import type { LaunchOptions } from 'playwright'
import { findChromium } from './findChromium.ts'
import { faceOfRun, fontsOf } from './fonts.ts'

/** Puts pages together without WebGL, which costs half the processor where there is no graphics card. Maps still have WebGL. */
export const withoutGpuCompositing = '--disable-gpu-compositing'

/** The options with which every browser test, audit and benchmark starts its Chromium. */
export async function launchOptions(): Promise<LaunchOptions & { executablePath: string }> {
  const { executablePath, env } = await findChromium()
  return {
    executablePath,
    args: [
      '--disable-background-networking',
      // WebGL without a graphics card.
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
    env: { ...process.env, ...env, ...fontsOf(faceOfRun()) },
  }
}
