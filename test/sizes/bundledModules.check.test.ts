import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

/** The files of this workspace and of other packages that importing an entry point adds to a page. */
async function modulesOf(entry: string): Promise<string[]> {
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(root, 'packages/react/src', entry), formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output.flatMap(modulesIn) : []))
}

function modulesIn(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  return file.type === 'chunk' ? Object.keys(file.modules) : []
}

const entries = globSync('!(queries|route-text)/index.ts', {
  cwd: join(root, 'packages/react/src'),
})
/** The entry points that use downshift. */
const boxes = ['place-search/index.ts', 'address-form/index.ts']

test.each([...entries, 'route-text/index.ts'])(
  '%s loads only English, no map, and downshift only for a search box',
  async (entry) => {
    const modules = await modulesOf(entry)
    expect(modules.filter((module) => /\/messages\/[a-z]{2}\.ts$/.test(module))).toEqual([])
    const foreign = boxes.includes(entry) ? /maplibre/ : /downshift|maplibre|place-search\/Place/
    expect(modules.filter((module) => foreign.test(module))).toEqual([])
    expect(modules.length).toBeGreaterThan(0)
  },
)
