import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { enrichSource } from './reference/enrichSource.ts'

const config: StorybookConfig & { experimental_enrichCsf: typeof enrichSource } = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX does not support tables without it.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Examples show the code that a reader would write.
  features: { experimentalCodeExamples: true },
  experimental_enrichCsf: enrichSource,
  staticDirs: [
    './public',
    { from: '../packages/service/src/http/favicon.svg', to: '/favicon.svg' },
    ...['overpass', 'overpass-mono'].map((font) => ({
      from: `../node_modules/@fontsource-variable/${font}/files`,
      to: `/fonts/${font}`,
    })),
  ],
  // For an older target `:dir(rtl)` becomes a list of languages, which would not match an English story in right-to-left.
  viteFinal: ({ build, ...config }) => ({ ...config, build: { ...build, cssTarget: 'esnext' } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
