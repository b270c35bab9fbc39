import type { parseSync } from 'vite'

type Parsed = ReturnType<typeof parseSync>
type Statement = Parsed['program']['body'][number]
type Declaration = Statement | null | undefined

/** The text of a declaration without its body or value. */
export function signatureOf(declaration: Declaration, name: string, text: string): string {
  if (!declaration) return ''
  const { start, end } = declaration
  if (declaration.type === 'FunctionDeclaration')
    return text.slice(start, declaration.body?.start ?? end).trim()
  if (declaration.type === 'ClassDeclaration') return classOf(declaration, text)
  if (declaration.type !== 'VariableDeclaration') return text.slice(start, end).trim()
  const one = declaration.declarations.find(({ id }) => 'name' in id && id.name === name)
  if (!one) return ''
  const declared = `const ${text.slice(one.id.start, one.id.end)}`
  // A literal has an obvious type.
  return 'typeAnnotation' in one.id && one.id.typeAnnotation
    ? declared
    : `const ${text.slice(one.start, one.end)}`
}

type Class = Extract<Statement, { type: 'ClassDeclaration' | 'ClassExpression' }>

function classOf({ start, body }: Class, text: string): string {
  const members = body.body.flatMap((member) => {
    if (!('key' in member) || member.key.type === 'PrivateIdentifier') return []
    if ('accessibility' in member && member.accessibility === 'private') return []
    const code = 'value' in member ? member.value : undefined
    const end =
      member.type === 'MethodDefinition' && code && 'body' in code && code.body
        ? code.body.start
        : member.type === 'PropertyDefinition' && code
          ? code.start
          : member.end
    return [`  ${text.slice(member.start, end).replace(/\s*=?\s*$/, '')}`]
  })
  return `${text.slice(start, body.start).trim()} {\n${members.join('\n')}\n}`
}

/** The doc comment that ends where a statement begins, as Markdown. */
export function commentBefore(start: number, comments: Parsed['comments'], text: string): string {
  const comment = comments.findLast(
    ({ value, end }) =>
      value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  )
  if (!comment) return ''
  return comment.value
    .replace(/^\*+/, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .replace(/\{@link ([^}]+)\}/g, '`$1`')
    .replace(/^@example\s*$/gm, 'Example:\n')
    .replace(/^@(\w+) /gm, '**$1** ')
    .trim()
}
