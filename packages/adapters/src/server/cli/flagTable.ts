import type { Flag } from './Flag.ts'

/** Flags as the table of the documentation. */
export function flagTable(flags: readonly Flag<unknown>[]): string {
  const rows = flags.map(({ name, placeholder, env, fallback, text }) => [
    `\`--${[name, placeholder].filter(Boolean).join(' ')}\``,
    `\`${env}\``,
    fallback === undefined ? '' : `\`${fallback}\``,
    text,
  ])
  return [['flag', 'environment', 'default', 'meaning'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Flags as `--help` lists them. */
export function flagHelp(flags: readonly Flag<unknown>[]): string {
  return flags
    .map(({ name, placeholder, fallback, text }) => {
      const value = placeholder === undefined ? '' : ` ${placeholder}`
      const otherwise = fallback === undefined ? '' : ` (${fallback})`
      return `  ${`--${name}${value}`.padEnd(26)} ${text.replaceAll('`', '')}${otherwise}`
    })
    .join('\n')
}
