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

  /** The modules that a file imports, as it names them. */
  importsOf(file: string): readonly string[] {
    const { imports = [] } = this.#project.program.getSourceFile(file) ?? {}
    return imports.map((name) => name.getText().slice(1, -1))
  }

  /** The exports of a file by name, as they are declared, and whether each is only a type. */
  exportsOf(file: string): { name: string; declared: Named; isType: boolean }[] {
    const { checker, program } = this.#project
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} is not a module.`)
    const values = this.propertiesOf(this.typeOf(module))
    const named = new Set([...module.getExports().values()].map(({ name }) => name))
    const areAllTypes = /^export type \* from/m.test(source.text)
    return checker.getExportsOfModule(module).map((one) => {
      const isAlias = (one.flags & SymbolFlags.Alias) !== 0
      const isType = !values.has(one.name) || (areAllTypes && !named.has(one.name))
      return { name: one.name, declared: isAlias ? checker.getAliasedSymbol(one) : one, isType }
    })
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

  /** The doc comment of a symbol as Markdown, with its tags. */
  markdownOf(symbol: Named): string {
    const { checker } = this.#project
    const tags = symbol
      .getJsDocTags(checker)
      .map(({ name, text = '' }) =>
        name === 'example' ? `Example:\n\n${text}` : `**${name}** ${text}`,
      )
    return [symbol.getDocumentationComment(checker), ...tags]
      .join('\n\n')
      .replace(/\{@link ([^}]+)\}/g, '`$1`')
      .trim()
  }

  /** The texts of the tags of a doc comment with a name, such as `@slot`. */
  tagsOf(symbol: Named, name: string): string[] {
    const tags = symbol.getJsDocTags(this.#project.checker)
    return tags.filter((tag) => tag.name === name).map(({ text = '' }) => text)
  }

  nodeOf({ valueDeclaration, declarations }: Named): Node | undefined {
    return (valueDeclaration ?? declarations[0])?.resolve(this.#project)
  }

  /** Every declaration of a symbol, such as the overloads of a function. */
  nodesOf({ declarations }: Named): readonly Node[] {
    return declarations.flatMap((one) => one.resolve(this.#project) ?? [])
  }

  /** The parameters and the result of a method. */
  signatureOf(method: Named): { parameters: readonly Named[]; result: Type | undefined } {
    const { checker } = this.#project
    const [signature] = checker.getSignaturesOfType(this.typeOf(method), SignatureKind.Call)
    const result = signature && checker.getReturnTypeOfSignature(signature)
    return { parameters: signature?.getParameters() ?? [], result }
  }
}
