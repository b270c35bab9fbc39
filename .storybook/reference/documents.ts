const found: Readonly<Record<string, string>> = import.meta.glob(
  ['../../docs/**/*.md', '../../packages/*/{README.md,docs/*.md}'],
  { query: '?raw', import: 'default', eager: true },
)

/** The Markdown pages of the repository, by their paths from its root. A page loads all of them at once, when it needs them. */
export const documents: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(found).map(([path, text]) => [path.replace('../../', ''), text]),
)
