/** The tested versions of packages that only the recipes install. The workspace has all others. */
export const versions: Readonly<Record<string, string>> = {
  ...{ 'react-router': '7.18.4', '@react-router/dev': '7.18.4', '@react-router/node': '7.18.4' },
  ...{ '@react-router/serve': '7.18.4', isbot: '5.2.3' },
  ...{ '@tanstack/react-router': '1.170.46', '@tanstack/react-start': '1.169.5' },
  ...{ astro: '7.3.5', '@astrojs/node': '11.1.6', '@astrojs/react': '7.0.0' },
  ...{ '@tanstack/react-form': '1.33.5' },
  ...{ jest: '30.5.2', 'jest-fixed-jsdom': '0.0.11', 'jest-environment-jsdom': '30.5.2' },
  ...{ '@swc/core': '1.16.22', '@swc/jest': '0.2.39', '@testing-library/user-event': '14.6.13' },
  ...{ '@testing-library/dom': '10.4.2' },
  ...{ tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5', shadcn: '4.23.0' },
  ...{ 'create-vite': '9.3.0', '@yarnpkg/cli-dist': '4.18.1' },
}

/** Older compilers, by the names under which a test installs them beside the one of the workspace. */
export const compilers: Readonly<Record<string, string>> = {
  'typescript-5.6': '5.6.3',
  'typescript-5.7': '5.7.3',
  'typescript-5.8': '5.8.3',
  'typescript-5.9': '5.9.3',
  'typescript-6.0': '6.0.3',
}
