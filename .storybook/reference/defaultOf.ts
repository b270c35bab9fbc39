export interface Described {
  /** The description without the sentence on the default, unless that is all of it. */
  readonly description: string
  readonly default: string
}

/** The value that holds without a prop: the one that its description says after "Default", else the one of its kind: `false`, none, or that it is required. */
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
