import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

// Runs in the folder of `elements`, after the other packages are built. It puts the types of `react` and `map` that the elements need into their own
// declarations, because an app without React installs neither.
const dist = join(process.cwd(), 'dist')
const bundle = await rolldown({
  input: ['index', 'define'].map((name) => join(dist, `${name}.d.ts`)),
  external: (id) => !/^[./]|^@signpost\/(react|map)(\/|$)/.test(id),
  plugins: [dts({ dtsInput: true, tsconfig: false, sourcemap: false })],
})
// The bundler's own code, which no declaration imports.
const runtime = 'rolldown-runtime'
const { output } = await bundle.generate({
  chunkFileNames: ({ name }) => (name === runtime ? `${runtime}.d.ts` : 'types.d.ts'),
})
await bundle.close()
for (const file of globSync('**/*.d.ts{,.map}', { cwd: dist })) rmSync(join(dist, file))
for (const file of output) {
  if (file.type !== 'chunk' || file.name === runtime) continue
  // The types of `map` that use it are not in the bundle.
  const code = file.code.replace(/^\/\/\/ <reference types="geojson".*\n/m, '')
  writeFileSync(join(dist, file.fileName), code)
}
