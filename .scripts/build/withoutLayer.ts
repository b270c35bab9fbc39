/**
 * A stylesheet of ours outside its cascade layer, for pages whose reset is in none: a rule in a layer loses to `* { padding: 0 }` outside
 * one. What it imports stands beside it.
 */
export function withoutLayer(css: string): string {
  const unlayered = css
    .replace(/^@layer signpost \{\n([\s\S]*?)^\}$/gm, (_, rules: string) =>
      rules.replace(/^ {2}/gm, ''),
    )
    .replace(/^@import ".*\/([^/]+)";$/gm, '@import "./$1";')
  if (unlayered.includes('@layer')) throw new Error('A stylesheet has a layer that is not ours.')
  return unlayered
}
