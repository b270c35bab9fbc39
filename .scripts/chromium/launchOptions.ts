import type { LaunchOptions } from 'playwright'
import { findChromium } from './findChromium.ts'
import { faceOfRun, fontsOf } from './fonts.ts'

/** Composites pages without WebGL, which halves the processor load without a graphics card. Maps still have WebGL. */
export const withoutGpuCompositing = '--disable-gpu-compositing'

/** The options of every browser test, audit and benchmark for its Chromium. */
export async function launchOptions(): Promise<LaunchOptions & { executablePath: string }> {
  const { executablePath, env } = await findChromium()
  return {
    executablePath,
    args: [
      '--disable-background-networking',
      // WebGL in software.
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
    env: { ...process.env, ...env, ...fontsOf(faceOfRun()) },
  }
}
