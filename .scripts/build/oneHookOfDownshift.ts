import { join } from 'node:path'
import { minify } from '@swc/core'
import { rollup } from 'rollup'
import { build, type Plugin } from 'vite'
import { root } from '../root.ts'

const entry = join(root, 'packages/react/src/internals/combobox.ts')

/** Bundles the one hook of downshift that we use, from its published module. Downshift assigns properties to each of its components and hooks, so the bundlers of apps keep all of them: 6 kB of 12. Rollup drops the unused ones, and does not change the others. */
export const oneHookOfDownshift: Plugin = {
  name: 'one-hook-of-downshift',
  enforce: 'pre',
  async load(id) {
    return id === entry ? { code: await bundleHook(), map: null } : undefined
  },
}

/** The code of the hook with all its dependencies except React. */
export async function bundleHook(): Promise<string> {
  const used = await shake(await bundle())
  // Its lists of types are removed with the function that would read them, which is empty in production.
  const { code } = await minify(used, {
    module: true,
    compress: { passes: 3, ecma: 2020, pure_getters: true, pure_funcs: ['validatePropTypes$1'] },
    mangle: false,
    format: { beautify: true },
  })
  return `/*! From downshift, MIT, (c) PayPal */\n${code}`
}

/** The production version of downshift as one module. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // Its development warnings are for the caller of the hook, which is our own code.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [notCalled],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: 'react',
        output: { minify: { compress: true, mangle: false, codegen: false } },
      },
    },
  })
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (output?.type !== 'chunk') throw new Error('The hook of downshift was not built.')
  return output.code
}

/** The statements of a module that its exports need. */
async function shake(code: string): Promise<string> {
  const module = 'downshift'
  const built = await rollup({
    input: module,
    external: ['react'],
    // None of its properties is a getter with side effects.
    treeshake: { propertyReadSideEffects: false },
    plugins: [
      {
        name: 'one-module',
        resolveId: (id) => (id === module ? id : null),
        load: (id) => (id === module ? code : null),
      },
    ],
  })
  const { output } = await built.generate({ format: 'es' })
  await built.close()
  return output[0].code
}

/** Replaces three imports with shorter ones: the box scrolls by itself, and the compiler has checked the types. */
const notCalled: Plugin = {
  name: 'not-called',
  enforce: 'pre',
  resolveId: (id) => (id in instead ? `\0${id}` : undefined),
  load: (id) => instead[id.slice(1)],
}

const instead: Readonly<Record<string, string>> = {
  // All supported browsers have it.
  '@babel/runtime/helpers/esm/extends':
    'export default /* @__NO_SIDE_EFFECTS__ */ (...objects) => Object.assign(...objects)',
  'compute-scroll-into-view': 'export const compute = () => []',
  'prop-types':
    'export default { shape: () => 0, array: 0, bool: 0, func: 0, number: 0, string: 0, any: 0 }',
}
