/** One of our stylesheets outside its cascade layer, for pages with an unlayered reset: a rule in a layer loses to `* { padding: 0 }` outside any. Its imports refer to the unlayered stylesheets. */
export function withoutLayer(css: string): string {
  const unlayered = css
    .replace(/^@layer signpost \{\n([\s\S]*?)^\}$/gm, (_, rules: string) =>
      rules.replace(/^ {2}/gm, ''),
    )
    .replace(/^@import ".*\/([^/]+)";$/gm, '@import "./$1";')
  if (unlayered.includes('@layer')) throw new Error('A stylesheet has a layer that is not ours.')
  return unlayered
}
