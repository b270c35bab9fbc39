import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { propsOf } from '../catalog/propsOf.ts'
import { root } from '../root.ts'

/** What the sources say of an element, for editors. */
export interface ElementFacts {
  readonly tag: string
  readonly className: string
  readonly file: string
  readonly text: string
  readonly properties: readonly PropertyFacts[]
  readonly events: readonly NamedFacts[]
  readonly methods: readonly MethodFacts[]
  readonly parts: readonly string[]
}

export interface NamedFacts {
  readonly name: string
  readonly text: string
  readonly type: string
}

export interface PropertyFacts extends NamedFacts {
  /** The attribute; undefined where no text could say the value. */
  readonly attribute?: string | undefined
  /** What the text of the attribute is, and the few words that it can be where that is all. */
  readonly attributeType?: 'boolean' | 'number' | 'string' | undefined
  readonly values?: readonly string[] | undefined
  readonly isReadonly?: boolean | undefined
}

export interface MethodFacts {
  readonly name: string
  readonly text: string
  readonly parameters: readonly { name: string; type: string; isOptional: boolean }[]
  readonly returns: string
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
  const [, text = ''] = /\/\*\* (.+?) \*\/\nexport class/.exec(code) ?? []
  const properties = all
    .flatMap((one) => [...one.matchAll(property)].map((found) => ({ found, one })))
    .filter(({ found: [, , , name = ''] }) => !inner.has(name))
    .map(({ found: [, what = '', keyword, name = '', type = ''], one }): PropertyFacts => {
      const kind = kinds.get(name) ?? 'null'
      const choices = literals(kind)
      const known = choices.length > 0 ? unionOf(choices) : typeOf(type, name)
      const values = isChoice.test(known) ? literals(known) : []
      const isReadonly = keyword === 'get' && !one.includes(`set ${name}(`)
      return {
        name,
        text: what,
        type: known,
        ...(kind !== 'null' && {
          attribute: attributeOf(name),
          attributeType: attributeTypes[kind] ?? 'string',
        }),
        ...(values.length > 0 && { values }),
        ...(isReadonly && { isReadonly }),
      }
    })
  return {
    tag,
    className,
    file: `elements/${className}`,
    text,
    properties: tag === 'signpost-config' ? properties : [...properties, config],
    events: [...code.matchAll(event)].map(([, what = '', name = '', type = '']) => ({
      name,
      text: what,
      type: type
        .replaceAll(/\n\s+(?=readonly)/g, '; ')
        .replace('{;', '{')
        .replaceAll(/\s+/g, ' '),
    })),
    methods: all
      .flatMap((one) => [...one.matchAll(method)])
      .map(([, what = '', name = '', parameters = '', returns = '']) => ({
        name,
        text: what,
        parameters: parametersIn(parameters),
        returns,
      })),
    parts: [...new Set(stylesOf(code, className).flatMap(partsIn))].sort(),
  }
}

/** What elements have for each other. */
const inner = new Set(['settings', 'ownSettings', 'tree'])

/** An attribute that is no property. */
const config: PropertyFacts = {
  name: '',
  text: 'The `id` of the `<signpost-config>` that is meant, where it is neither around the element nor alone on the page.',
  type: 'string',
  attribute: 'config',
  attributeType: 'string',
}

const property = /\/\*\* (.+?) \*\/\n {2}(declare|get) (\w+)(?:\(\))?: (.+?)(?: \{)?$/gm
const event = /\/\*\* (.+?) \*\/\n {2}'([\w-]+)': CustomEvent<([\s\S]+?)>$/gm
const method = /\/\*\* (.+?) \*\/\n {2}(?:override )?(\w+)\(([^)]*)\): (\w+) \{$/gm

const attributeTypes: Readonly<Record<string, 'boolean' | 'number'>> = {
  flag: 'boolean',
  reflectedFlag: 'boolean',
  number: 'number',
}

/** A type that is one of a few words. */
const isChoice = /^'[\w-]+'( \| '[\w-]+')+$/

const literals = (text: string): string[] =>
  [...text.matchAll(/'([\w-]+)'/g)].map(([, value = '']) => value)

const unionOf = (values: readonly string[]): string =>
  values.map((value) => `'${value}'`).join(' | ')

/** A type as an editor can show it: that of a prop is what the component says, and what every property may be is left out. */
function typeOf(declared: string, name: string): string {
  const type = declared
    .replace(/(\w+)Props\['(\w+)'\]/g, (_, component, prop) => propType(component, prop))
    .replace(/ElementSettings\['(\w+)'\]/g, (_, setting) => settingType(setting))
    .replace(/ \| undefined$/, '')
  if (!/undefined|Props\[/.test(type)) return type
  throw new Error(`The type of \`${name}\` cannot be read: ${declared}`)
}

function propType(component: string, prop: string): string {
  return propsOf(component)?.props.find(({ name }) => name === prop)?.type || 'undefined'
}

function settingType(name: string): string {
  const said = new RegExp(`readonly ${name}\\?: (.+)$`, 'm')
  const [, type = 'undefined'] = said.exec(read('settings/ElementSettings.ts')) ?? []
  return type.replace(/ \| undefined$/, '')
}

function parametersIn(text: string): { name: string; type: string; isOptional: boolean }[] {
  return [...text.matchAll(/(\w+)(\??): (\w+)/g)].map(([, name = '', mark, type = '']) => ({
    name,
    type,
    isOptional: mark === '?',
  }))
}

const bases: Readonly<Record<string, string>> = {
  FieldElement: 'element/FieldElement.ts',
  MapElement: 'element/MapElement.ts',
  SignpostElement: 'element/SignpostElement.ts',
  ContentElement: 'element/ContentElement.ts',
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

/** The kinds of the attributes in the table of a class, and in the tables that it takes in. */
function kindsIn(code: string): [name: string, kind: string][] {
  const [, table = ''] = /properties: PropertyTable = (\{[\s\S]*?\n {2}\}|\w+)/.exec(code) ?? []
  const shared = [...table.matchAll(/^(?: +\.{3})?(\w+),?$/gm)].flatMap(([, name = '']) =>
    kindsIn(sharedTable(code, name)),
  )
  const own = [...(table || code).matchAll(/^ +(\w+): (\w+(?:\(.+\))?),$/gm)]
  return [...shared, ...own.map(([, name = '', kind = '']): [string, string] => [name, kind])]
}

/** The source of a table that a class imports. */
function sharedTable(code: string, name: string): string {
  const [, file] =
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\.{1,2}/(.+)'`).exec(code) ?? []
  if (file === undefined) throw new Error(`Where \`${name}\` comes from cannot be read.`)
  const shared = read(file.includes('/') ? file : `elements/${file}`)
  return shared.slice(shared.indexOf(`const ${name}`)).replace(/\n\}[\s\S]*/, '\n}')
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
