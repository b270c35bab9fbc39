/** The text below a heading of a README, without its relative links. */
export function sectionOf(readme: string, heading: string): string {
  const lines = readme.split('\n')
  const start = lines.findIndex(
    (line) => line.replace(/^#+ /, '') === heading && line.startsWith('#'),
  )
  if (start < 0) throw new Error(`There is no section "${heading}".`)
  const level = lines[start]?.match(/^#+/)?.[0].length ?? 1
  const rest = lines.slice(start + 1)
  // A line of a code block may begin with the sign of a heading.
  let isCode = false
  const end = rest.findIndex((line) => {
    if (line.startsWith('```')) isCode = !isCode
    return !isCode && new RegExp(`^#{1,${level}} `).test(line)
  })
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')
    .replace(/^```(\w+) .*$/gm, '```$1')
    .trim()
}
