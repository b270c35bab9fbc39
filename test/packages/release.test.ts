import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages } from '../../.scripts/packages.ts'
import { withRepository } from '../../.scripts/release/withRepository.ts'
import { root } from '../../.scripts/root.ts'

const folder = join(root, 'packages/react')
const text = readFileSync(join(folder, 'package.json'), 'utf8')

test.each(['https://host.example/owner/name', 'https://host.example/owner/name.git/'])(
  'writes the known repository of a package: %s',
  (address) => {
    const manifest = JSON.parse(withRepository(text, folder, address))
    expect(manifest).toEqual({
      ...JSON.parse(text),
      repository: {
        type: 'git',
        url: 'git+https://host.example/owner/name.git',
        directory: 'packages/react',
      },
      homepage: 'https://host.example/owner/name/tree/main/packages/react#readme',
      bugs: 'https://host.example/owner/name/issues',
    })
    expect(withRepository(JSON.stringify(manifest), folder, address)).toBe(
      withRepository(text, folder, address),
    )
  },
)

test('refuses an invalid URL', () => {
  for (const address of ['', 'host.example/owner/name', 'https://host.example/']) {
    expect(() => withRepository(text, folder, address)).toThrow('is not the URL of a repository')
  }
})

test('every package has an author, keywords and the license file', () => {
  for (const { folder } of publishablePackages()) {
    const { author, keywords, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    expect([author, license], folder).toEqual(['Signpost contributors', 'MIT'])
    expect(new Set(keywords).size, folder).toBe(keywords.length)
    expect(keywords, folder).toContain('geocoding')
  }
})

test('the release workflow runs existing scripts, and only if a maintainer has turned it on', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const started = [...workflow.matchAll(/pnpm@12 (?:run )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(started.filter((name) => name !== 'install' && name !== 'exec')).toEqual(
    expect.arrayContaining(['test', 'check', 'build']),
  )
  for (const name of started) {
    expect(['install', 'exec', 'sbom', ...Object.keys(scripts)], name).toContain(name)
  }
  for (const [, file = ''] of workflow.matchAll(/node (\.scripts\/\S+\.ts)/g)) {
    expect(existsSync(join(root, file)), file).toBe(true)
  }
  const jobs = workflow.slice(workflow.indexOf('\njobs:')).match(/^ {2}\w+:$/gm) ?? []
  expect(workflow.match(/vars\.SIGNPOST_RELEASE == 'on'/g)).toHaveLength(jobs.length)
  expect(globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root })).toHaveLength(3)
})
