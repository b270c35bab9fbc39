export interface Described {
  /** The description without the sentence about the default, unless there is no other. */
  readonly description: string
  readonly default: string
}

/** The default of a prop: the text after "Default" in its description, or else that of its type: `false`, none, or required. */
export function defaultOf(description: string, type: string, isRequired: boolean): Described {
  const [sentence, stated] =
    description.match(/\s*\bDefault:? ((?:`[^`]*`|\d\.\d|[^.`])+)\.(?=\s|$)/) ?? []
  if (sentence === undefined || stated === undefined) {
    const kind = type.replace(/\s*\|\s*undefined$/, '') === 'boolean' ? 'false' : 'none'
    return { description, default: isRequired ? 'required' : kind }
  }
  const rest = description.replace(sentence, '').trim()
  return { description: rest === '' ? description : rest, default: stated.replaceAll('`', '') }
}
