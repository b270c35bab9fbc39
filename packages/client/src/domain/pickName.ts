/**
 * The name for a `language`: in exactly that language, else in one with the same first part (`fr-FR` for `fr-CA`), else in English, else the first. Ignores case and accepts `_`.
 */
export function pickName<Name extends { readonly language?: string }>(
  names: readonly Name[],
  language: string | undefined,
): Name | undefined {
  const wanted = readTag(language || 'en')
  const first = (fits: (tag: string) => boolean): Name | undefined =>
    names.find((name) => fits(readTag(name.language)))
  return (
    first((tag) => tag === wanted) ??
    first((tag) => mainPart(tag) === mainPart(wanted)) ??
    first((tag) => mainPart(tag) === 'en') ??
    names[0]
  )
}

function readTag(language = ''): string {
  return language.trim().toLowerCase().replaceAll('_', '-')
}

function mainPart(tag: string): string {
  return tag.split('-', 1)[0] ?? ''
}
