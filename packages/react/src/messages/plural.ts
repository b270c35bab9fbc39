/** The forms of a sentence by the plural of a number in it. */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string
}

/** Picks the form that a language uses for a number. A runtime without plural rules, such as that of React Native, uses those of English. */
export function pluralOf(language: string): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    rules ??= Intl.PluralRules && new Intl.PluralRules(language)
    return forms[rules?.select(count) ?? (count === 1 ? 'one' : 'other')] ?? forms.other
  }
}
