import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

/** The files of ours and of others that an import of a door brings into a page. */
async function modulesOf(door: string): Promise<string[]> {
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(root, 'packages/react/src', door), formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output.flatMap(modulesIn) : []))
}

function modulesIn(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  return file.type === 'chunk' ? Object.keys(file.modules) : []
}

const doors = globSync('components/*/index.ts', { cwd: join(root, 'packages/react/src') })
/** What stands on downshift. */
const boxes = ['components/place-search/index.ts', 'components/address-form/index.ts']

test.each([...doors, 'route-text/index.ts'])(
  '%s loads English alone, no map, and downshift only for a search box',
  async (door) => {
    const modules = await modulesOf(door)
    const words = modules.filter((module) => /\/messages\/.*\/[a-z]{2}\.ts$/.test(module))
    expect(words.filter((module) => !module.endsWith('/en.ts'))).toEqual([])
    const foreign = boxes.includes(door) ? /maplibre/ : /downshift|maplibre|place-search\/Place/
    expect(modules.filter((module) => foreign.test(module))).toEqual([])
    expect(modules.length).toBeGreaterThan(0)
  },
)
