/** The tag of a provider's list for a language tag: the same tag, or the tag of its language and region, or the first one of its language. Undefined when the list has none. The list separates tags by spaces. */
export function listedLanguage(tag: string | undefined, list: string): string | undefined {
  if (!tag) return undefined
  const [language = '', ...subtags] = tag.toLowerCase().split('-')
  const region = subtags.find((subtag) => subtag.length === 2)
  const tags = list.split(' ')
  const find = (wanted: string): string | undefined =>
    tags.find((one) => one.toLowerCase() === wanted)
  return (
    find(tag.toLowerCase()) ??
    find(`${language}-${region}`) ??
    find(language) ??
    tags.find((one) => one.toLowerCase().startsWith(`${language}-`))
  )
}
