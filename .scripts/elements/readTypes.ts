import type { Node } from 'typescript/unstable/ast'
import {
  API,
  type Symbol as Named,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

/** Reads the types of a project with TypeScript itself. */
export function readTypes<Result>(tsconfig: string, read: (types: Types) => Result): Result {
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig)
    if (!project) throw new Error(`TypeScript cannot open ${tsconfig}.`)
    return read(new Types(project))
  } finally {
    api.close()
  }
}

/** The types of a project. */
export class Types {
  readonly #project: Project

  constructor(project: Project) {
    this.#project = project
  }

  /** The properties of a type or a constant of a file, by name. */
  entriesOf(name: string, document: string): ReadonlyMap<string, Named> {
    const { checker, program } = this.#project
    const position = program.getSourceFile(document)?.text.length ?? 0
    const find = (meaning: SymbolFlags): Named | undefined =>
      checker.resolveName(name, meaning, { document, position }, true)
    const type = find(SymbolFlags.Type)
    if (type) return this.propertiesOf(checker.getDeclaredTypeOfSymbol(type))
    const value = find(SymbolFlags.Value)
    return value ? this.propertiesOf(this.typeOf(value)) : new Map()
  }

  /** A constant or a function of a file. */
  valueOf(name: string, document: string): Named | undefined {
    const { checker, program } = this.#project
    const position = program.getSourceFile(document)?.text.length ?? 0
    return checker.resolveName(name, SymbolFlags.Value, { document, position }, true)
  }

  propertiesOf(type: Type): ReadonlyMap<string, Named> {
    const properties = this.#project.checker.getPropertiesOfType(type)
    return new Map(properties.map((one) => [one.name, one]))
  }

  typeOf(symbol: Named): Type {
    const { checker } = this.#project
    return checker.getTypeOfSymbol(symbol) ?? checker.getUnknownType()
  }

  /** The text of a type or of the type of a symbol, without `undefined`. */
  textOf(one: Named | Type): string {
    const type = 'escapedName' in one ? this.typeOf(one) : one
    return this.#project.checker
      .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
      .replaceAll('"', "'")
      .replace(/ \| undefined$/, '')
  }

  /** The doc comment of a symbol in one line. */
  commentOf(symbol: Named): string {
    return symbol.getDocumentationComment(this.#project.checker).replaceAll(/\s*\n\s*/g, ' ')
  }

  /** The texts of the tags of a doc comment with a name, such as `@slot`. */
  tagsOf(symbol: Named, name: string): string[] {
    const tags = symbol.getJsDocTags(this.#project.checker)
    return tags.filter((tag) => tag.name === name).map(({ text = '' }) => text)
  }

  nodeOf({ valueDeclaration, declarations }: Named): Node | undefined {
    return (valueDeclaration ?? declarations[0])?.resolve(this.#project)
  }

  /** The parameters and the result of a method. */
  signatureOf(method: Named): { parameters: readonly Named[]; result: Type | undefined } {
    const { checker } = this.#project
    const [signature] = checker.getSignaturesOfType(this.typeOf(method), SignatureKind.Call)
    const result = signature && checker.getReturnTypeOfSignature(signature)
    return { parameters: signature?.getParameters() ?? [], result }
  }
}
