import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** What the sources say of an element, for editors. */
export interface ElementFacts {
  readonly tag: string
  readonly className: string
  readonly file: string
  readonly text: string
  readonly properties: readonly PropertyFacts[]
  readonly events: readonly NamedFacts[]
  readonly methods: readonly NamedFacts[]
  readonly parts: readonly string[]
}

export interface NamedFacts {
  readonly name: string
  readonly text: string
  readonly type: string
}

export interface PropertyFacts extends NamedFacts {
  /** The attribute; undefined where no text could say the value. */
  readonly attribute: string | undefined
}

const source = join(root, 'packages/elements/src')
const read = (file: string): string => readFileSync(join(source, file), 'utf8')

/** Every element of the package, in the order in which they are defined. */
export function readElements(): ElementFacts[] {
  return [...read('elements.ts').matchAll(/^ {2}'(signpost-[a-z-]+)': (\w+),$/gm)].map(
    ([, tag = '', className = '']) => readElement(tag, className),
  )
}

function readElement(tag: string, className: string): ElementFacts {
  const file = `elements/${className}.ts${tag === 'signpost-search' ? 'x' : ''}`
  const code = read(file)
  const all = [code, ...inherited(code)]
  const kinds = new Map(all.flatMap(kindsIn))
  const declared = all
    .flatMap((one) => [...one.matchAll(property)])
    .filter(([, , name = '']) => !inner.has(name))
  const [, text = ''] = /\/\*\* (.+?) \*\/\nexport class/.exec(code) ?? []
  return {
    tag,
    className,
    file: `src/${file}`,
    text,
    properties: declared.map(([, what = '', name = '', type = '']) => ({
      name,
      text: what,
      type,
      attribute: hasAttribute(kinds.get(name)) ? attributeOf(name) : undefined,
    })),
    events: [...code.matchAll(event)].map(([, what = '', name = '', type = '']) => ({
      name,
      text: what,
      type: type.replaceAll(/\s+/g, ' '),
    })),
    methods: all
      .flatMap((one) => [...one.matchAll(method)])
      .map(([, what = '', name = '', type = '']) => ({ name, text: what, type })),
    parts: [...new Set(stylesOf(code, className).flatMap(partsIn))].sort(),
  }
}

/** What elements have for each other. */
const inner = new Set(['settings', 'ownSettings'])

const hasAttribute = (kind: string | undefined): boolean => kind !== undefined && kind !== 'null'

const property = /\/\*\* (.+?) \*\/\n {2}(?:declare|get) (\w+)(?:\(\))?: (.+?)(?: \{)?$/gm
const event = /\/\*\* (.+?) \*\/\n {2}'([\w-]+)': CustomEvent<([\s\S]+?)>$/gm
const method = /\/\*\* (.+?) \*\/\n {2}(?:override )?(\w+)(\([^)]*\): \w+) \{$/gm

const bases: Readonly<Record<string, string>> = {
  FieldElement: 'element/FieldElement.ts',
  MapElement: 'element/MapElement.ts',
  SignpostElement: 'element/SignpostElement.ts',
  SettingsElement: 'element/SettingsElement.ts',
}

/** The sources of what a class extends, nearest first. */
function inherited(code: string): string[] {
  const [, name = ''] = /class \w+(?:<[^{]+?>)? extends (\w+)/.exec(code) ?? []
  const file = bases[name]
  if (file === undefined) return []
  const base = read(file)
  return [base, ...inherited(base)]
}

function kindsIn(code: string): [name: string, kind: string][] {
  const table =
    /properties: PropertyTable = \{([\s\S]*?)\n {2}\}/.exec(code)?.[1] ??
    read('settings/ElementSettings.ts')
  return [...table.matchAll(/^ +(\w+): (\w+),$/gm)].map(([, name = '', kind = '']) => [name, kind])
}

const inHtml: Readonly<Record<string, string>> = { readOnly: 'readonly', defaultValue: 'value' }

function attributeOf(name: string): string {
  return inHtml[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The stylesheets of an element: those that its content imports. */
function stylesOf(code: string, className: string): string[] {
  const content = /import\('\.\/(\w+\.ts)'\)/.exec(code)?.[1]
  const texts = [code, content === undefined ? '' : read(`elements/${content}`)]
  const isMap = texts.join().includes('mapStyles')
  if (className === 'SignpostConfigElement') return []
  const shared = [read('styles/commonStyles.ts'), isMap ? read('styles/mapStyles.ts') : '']
  const found = [...texts, ...shared].join().matchAll(/from '(@signpost\/[^']+\.css)\?inline'/g)
  return [...found].map(([, door = '']) => door)
}

function partsIn(door: string): string[] {
  const [, name = '', style = ''] = /^@signpost\/(\w+)\/(.+)$/.exec(door) ?? []
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  const file: string = manifest.exports[`./${style}`]['@signpost/source']
  const css = readFileSync(join(root, 'packages', name, file), 'utf8')
  return [...css.matchAll(/data-part="([\w-]+)"/g)].map(([, part = '']) => part)
}
