import type { Node } from 'typescript/unstable/ast'
import {
  API,
  type Symbol as Named,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

/** The types of a project. */
export interface Types {
  /** The properties of a type or a constant of a file, by name. */
  readonly entriesOf: (name: string, file: string) => ReadonlyMap<string, Named>
  readonly propertiesOf: (type: Type) => ReadonlyMap<string, Named>
  readonly typeOf: (symbol: Named) => Type
  /** The text of a type, without `undefined`. */
  readonly textOf: (type: Type) => string
  /** The doc comment of a symbol in one line. */
  readonly commentOf: (symbol: Named) => string
  /** The texts of its tags with a name, such as `@slot`. */
  readonly tagsOf: (symbol: Named, name: string) => readonly string[]
  readonly nodeOf: (symbol: Named) => Node | undefined
  /** The parameters and the result of a method; undefined for another type. */
  readonly signatureOf: (
    type: Type,
  ) => { readonly parameters: readonly Named[]; readonly result: Type | undefined } | undefined
}

/** Reads the types of a project with TypeScript itself. */
export function readTypes<Result>(tsconfig: string, read: (types: Types) => Result): Result {
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig)
    if (!project) throw new Error(`TypeScript cannot open ${tsconfig}.`)
    const { checker, program } = project
    const propertiesOf: Types['propertiesOf'] = (type) =>
      new Map(checker.getPropertiesOfType(type).map((one) => [one.name, one]))
    const typeOf: Types['typeOf'] = (symbol) =>
      checker.getTypeOfSymbol(symbol) ?? checker.getUnknownType()
    return read({
      propertiesOf,
      typeOf,
      entriesOf: (name, document) => {
        const position = program.getSourceFile(document)?.text.length ?? 0
        const find = (meaning: SymbolFlags): Named | undefined =>
          checker.resolveName(name, meaning, { document, position }, true)
        const type = find(SymbolFlags.Type)
        if (type) return propertiesOf(checker.getDeclaredTypeOfSymbol(type))
        const value = find(SymbolFlags.Value)
        return value ? propertiesOf(typeOf(value)) : new Map()
      },
      textOf: (type) =>
        checker
          .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
          .replaceAll('"', "'")
          .replace(/ \| undefined$/, ''),
      commentOf: (symbol) => symbol.getDocumentationComment(checker).replaceAll(/\s*\n\s*/g, ' '),
      tagsOf: (symbol, name) =>
        symbol
          .getJsDocTags(checker)
          .filter((tag) => tag.name === name)
          .map(({ text = '' }) => text),
      nodeOf: ({ valueDeclaration, declarations }) =>
        (valueDeclaration ?? declarations[0])?.resolve(project),
      signatureOf: (type) => {
        const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call)
        return (
          signature && {
            parameters: signature.getParameters(),
            result: checker.getReturnTypeOfSignature(signature),
          }
        )
      },
    })
  } finally {
    api.close()
  }
}
