export default {
  // jsdom with Node's own fetch, URL and AbortSignal.
  testEnvironment: 'jest-fixed-jsdom',
  transform: {
    '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
  // Packages of @signpost are ES modules, so they are transformed too; the second name is for pnpm.
  transformIgnorePatterns: ['/node_modules/(?!@signpost/|\\.pnpm/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/noStyles.js' },
}
