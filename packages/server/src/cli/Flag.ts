import type { Reader } from '@signpost/client/protocol'

/** A kind of value of the command line. */
type FlagReader<Value> = Pick<Reader<Value>, 'expects' | 'read'>

/** A setting of the command line, which may also come from the environment. */
export interface Flag<Value> {
  name: string
  /** The variable of the environment. Default: `SIGNPOST_` and the name in capitals. */
  env?: string
  /** The placeholder of the value in the documentation; a flag without it takes no value. */
  placeholder?: string
  reader: FlagReader<Value>
  /** The default, as it would be written on the command line. */
  fallback?: string
  text: string
}

export const text: FlagReader<string> = {
  expects: 'a text that is not empty',
  read: (value) => (value === '' ? undefined : value),
}

export const onOff: FlagReader<boolean> = {
  expects: '1 or 0',
  read: (value) => ({ '1': true, '0': false })[value],
}

export const url: FlagReader<string> = {
  expects: 'a URL that starts with http:// or https://',
  read: (value) =>
    /^https?:\/\/[^?#]+$/.test(value) && URL.canParse(value)
      ? value.replace(/\/+$/, '')
      : undefined,
}

export const urls: FlagReader<readonly string[]> = {
  expects: 'URLs that start with http:// or https://, separated by commas',
  read: (value) => {
    const texts = value.split(/[\s,]+/)
    const all = texts.flatMap((one) => url.read(one) ?? [])
    return all.length === texts.length ? all : undefined
  },
}

export const basePath: FlagReader<string> = {
  expects: 'a path such as /places',
  read: (value) => (/^(?:\/[\w.~-]+)*\/?$/.test(value) ? value.replace(/\/$/, '') : undefined),
}

/** Reads the value of `frame-ancestors` in a Content-Security-Policy. Anything that could end it or begin another directive is rejected. */
export const frameSources: FlagReader<string> = {
  expects: "origins such as https://app.example, 'self', 'none' or *, separated by spaces",
  read: (value) => {
    const sources = value.split(/\s+/).filter((source) => source !== '')
    const isSource = (text: string): boolean =>
      /^(?:'self'|'none'|\*|https?:\/\/(?:\*\.)?[\w.-]+(?::(?:\d{1,5}|\*))?)$/.test(text)
    return sources.length > 0 && sources.every(isSource) ? sources.join(' ') : undefined
  },
}

/** The variable of the environment that sets a flag. */
export function variableOf({ name, env }: Pick<Flag<unknown>, 'name' | 'env'>): string {
  return env ?? `SIGNPOST_${name.toUpperCase().replaceAll('-', '_')}`
}

/** The flags as a table for the documentation. */
export function flagTable(flags: readonly Flag<unknown>[]): string {
  const rows = flags.map((flag) => [
    `\`--${[flag.name, flag.placeholder].filter(Boolean).join(' ')}\``,
    `\`${variableOf(flag)}\``,
    flag.fallback === undefined ? '' : `\`${flag.fallback}\``,
    flag.text,
  ])
  return [['flag', 'environment', 'default', 'meaning'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** The flags as a list for `--help`. */
export function flagHelp(flags: readonly Flag<unknown>[]): string {
  return flags
    .map(({ name, placeholder, fallback, text }) => {
      const value = placeholder === undefined ? '' : ` ${placeholder}`
      const otherwise = fallback === undefined ? '' : ` (${fallback})`
      return `  ${`--${name}${value}`.padEnd(26)} ${text.replaceAll('`', '')}${otherwise}`
    })
    .join('\n')
}
