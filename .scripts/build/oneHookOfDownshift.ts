import { join } from 'node:path'
import { minify } from '@swc/core'
import { build, type Plugin } from 'vite'
import { root } from '../root.ts'

const entry = join(root, 'packages/react/src/internals/combobox.ts')

/**
 * Bundles the one hook of downshift that is used. Downshift assigns properties to each of its components and hooks, so bundlers keep them
 * all, 6 kB of 14; only we know that nothing else reads them.
 */
export const oneHookOfDownshift: Plugin = {
  name: 'one-hook-of-downshift',
  enforce: 'pre',
  async load(id) {
    return id === entry ? bundled() : undefined
  },
}

async function bundled(): Promise<{ code: string; map: null }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // What it has for development is reported to whoever calls it, which we do.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [notCalled],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: 'react',
        output: { minify: { compress: true, mangle: false, codegen: false } },
        treeshake: {
          moduleSideEffects: false,
          propertyWriteSideEffects: false,
        },
      },
    },
  })
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (output?.type !== 'chunk') throw new Error('The hook of downshift was not built.')
  // Its lists of types go with the function that would read them, which is empty in production.
  const { code } = await minify(output.code, {
    module: true,
    compress: { passes: 3, ecma: 2020, pure_getters: true, pure_funcs: ['validatePropTypes$1'] },
    mangle: false,
    format: { beautify: true },
  })
  return { code: `/*! From downshift, MIT, (c) PayPal */\n${code}`, map: null }
}

/** Replaces two imports that are never called here: the box scrolls by itself, and a compiler has checked the types. */
const notCalled: Plugin = {
  name: 'not-called',
  enforce: 'pre',
  resolveId: (id) => (id in instead ? `\0${id}` : undefined),
  load: (id) => instead[id.slice(1)],
}

const instead: Readonly<Record<string, string>> = {
  // Every browser has it.
  '@babel/runtime/helpers/esm/extends':
    'export default /* @__NO_SIDE_EFFECTS__ */ (...objects) => Object.assign(...objects)',
  'compute-scroll-into-view': 'export const compute = () => []',
  'prop-types':
    'export default { shape: () => 0, array: 0, bool: 0, func: 0, number: 0, string: 0, any: 0 }',
}
