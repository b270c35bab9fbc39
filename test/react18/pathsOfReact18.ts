import { join } from 'node:path'

const types = join(import.meta.dirname, 'node_modules/@types')

/** Compiler settings of an app with the types of React 18. */
export const pathsOfReact18: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['react', 'react-dom'].flatMap((name) => [
    [name, [join(types, name)]],
    [`${name}/*`, [join(types, name, '*')]],
  ]),
)
