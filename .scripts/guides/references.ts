import { gallery } from '../../.storybook/reference/gallery.ts'
import { code, markdownTable } from '../../.storybook/reference/markdownTable.ts'
import { componentFiles, propsOf } from '../catalog/propsOf.ts'
import { detailsOf, propsTable, section } from '../catalog/reference.ts'

/** The table of all components, each with a link to its page. */
export function componentsTable(): string {
  return markdownTable(
    ['component', 'package', ''],
    gallery.map(({ name }) => [
      `[${name}](${name}.md)`,
      code(packageOf(name)),
      propsOf(name)?.description ?? '',
    ]),
  )
}

/** The description, the props and the details of a component. */
export function referenceOf(component: string): string {
  const docs = propsOf(component)
  if (docs === undefined) throw new Error(`There is no component "${component}".`)
  return [
    docs.description,
    docs.example,
    `\`import { ${component} } from '${packageOf(component)}'\``,
    section('Props', propsTable(component)),
    detailsOf(component),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function packageOf(component: string): string {
  const file = componentFiles().get(component) ?? ''
  return `@signpost/${file.match(/packages\/(\w+)\//)?.[1]}`
}
