import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './.scripts/chromium/launchOptions.ts'

/** What `test:all` adds: more cases for every property, and the files named `*.long.test.ts`. */
const long = process.env.SIGNPOST_LONG === '1'
const never = ['**/node_modules/**', '**/dist/**']
const launch = await launchOptions()

export default defineConfig({
  test: {
    provide: { long },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...never, '**/*.browser.test.ts', ...(long ? [] : ['**/*.long.test.ts'])],
          setupFiles: ['test/setup/properties.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}', 'test/**/*.browser.test.{ts,tsx}'],
          exclude: never,
          setupFiles: ['test/setup/properties.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['packages/*/src/**/*.test-d.{ts,tsx}'],
            tsconfig: './tsconfig.types.json',
          },
        },
      },
    ],
  },
})
