import { join } from 'node:path'

const types = join(import.meta.dirname, 'node_modules/@types')

/** Settings of the compiler with which an app has the types of React 18. */
export const pathsOfReact18: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['react', 'react-dom'].flatMap((name) => [
    [name, [join(types, name)]],
    [`${name}/*`, [join(types, name, '*')]],
  ]),
)
