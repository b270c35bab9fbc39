/** Reads the name of a preset: alternatives stand between slashes or commas, remarks for mappers in brackets. */
export function splitNames(name: string): string[] {
  return name
    .replaceAll('\u00ad', '')
    .replace(/\s*\([^()]*\)/g, '')
    .split(/\s*\/\s*|(?<!-),\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('-'))
}
