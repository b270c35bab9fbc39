import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages, releasePackages } from '../../.scripts/packages.ts'
import { withHomepage, withRepository } from '../../.scripts/release/openRelease.ts'
import { sumsOf } from '../../.scripts/release/packRelease.ts'
import { releaseFaults } from '../../.scripts/release/releaseFaults.ts'
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

test('writes the URL of the repository into the registry for shadcn', () => {
  const registry = readFileSync(join(root, 'stories/registry/registry.json'), 'utf8')
  const written = withHomepage(registry, 'https://host.example/owner/name.git')
  expect(JSON.parse(written)).toEqual({
    ...JSON.parse(registry),
    homepage: 'https://host.example/owner/name',
  })
  expect(withHomepage(written, 'https://host.example/owner/name')).toBe(written)
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

test('all packages have one version, and a changelog of it in which every section has something', () => {
  const packages = releasePackages()
  const [version = ''] = packages.map(({ manifest }) => manifest.version)
  expect(version).not.toBe('0.0.0')
  expect(packages.length).toBe(globSync('packages/*/package.json', { cwd: root }).length)
  for (const { folder, manifest } of packages) {
    expect(manifest.version, manifest.name).toBe(version)
    expect(manifest.files, manifest.name).toContain('CHANGELOG.md')
    const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')
    expect(changelog.split('\n', 3), manifest.name).toEqual([
      `# ${manifest.name}`,
      '',
      `## ${version}`,
    ])
    const [, ...sections] = changelog.slice(changelog.indexOf('## 0.1.0\n')).split('\n### ')
    const titles = sections.map((section) => section.slice(0, section.indexOf('\n')))
    expect(titles, manifest.name).toEqual(['What it is', 'What it does', 'What is not promised'])
    for (const section of sections) expect(section.trim().split('\n').length).toBeGreaterThan(2)
  }
})

test('a note of a change names packages of a release, and no changelog has it already', () => {
  const names = releasePackages().map(({ manifest }) => manifest.name)
  const changelogs = releasePackages()
    .map(({ folder }) => readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'))
    .join('\n')
  for (const note of globSync('.changeset/*.md', { cwd: root })) {
    const [, front = '', text = ''] = readFileSync(join(root, note), 'utf8').split(/^---$/m)
    for (const [, name] of front.matchAll(/^["']([^"']+)["']:/gm))
      expect(names, note).toContain(name)
    const [firstLine = ''] = text.trim().split('\n')
    expect(changelogs.includes(firstLine), note).toBe(false)
  }
})

test('the pages of a package on npm are those of one real repository, or absent', () => {
  const bases = releasePackages().map(({ manifest: { repository, homepage, bugs } }) => {
    if (!repository) return [homepage, bugs]
    const base = repository.url.replace(/^git\+|\.git$/g, '')
    expect(homepage).toBe(`${base}/tree/main/${repository.directory}#readme`)
    expect(bugs).toBe(`${base}/issues`)
    expect(base).not.toMatch(/example|localhost/)
    return [base]
  })
  expect(new Set(bases.map(String)).size).toBe(1)
  const { homepage } = JSON.parse(
    readFileSync(join(root, 'stories/registry/registry.json'), 'utf8'),
  )
  expect([undefined, ...bases.flat()]).toContain(homepage)
})

test('a release needs its own tag, its own repository, and no note without a release', () => {
  const address = 'https://host.example/owner/name'
  const repository = { type: 'git', url: `git+${address}.git`, directory: 'packages/react' }
  const manifests = [{ name: '@signpost/react', version: '0.1.0', repository }]
  const release = { tag: 'v0.1.0', address, manifests, notes: [] }
  expect(releaseFaults(release)).toEqual([])
  expect(releaseFaults({ ...release, tag: 'v0.2.0' })).toHaveLength(1)
  expect(releaseFaults({ ...release, address: 'https://host.example/fork/name' })).toHaveLength(1)
  expect(releaseFaults({ ...release, notes: ['.changeset/a.md'] })).toHaveLength(1)
  const [unnamed] = releaseFaults({ ...release, manifests: [{ name: 'a', version: '0.1.0' }] })
  expect(unnamed).toContain('release open')
})

test('packages are published after those that they need', () => {
  const names = releasePackages().map(({ manifest }) => manifest.name)
  for (const { manifest } of releasePackages()) {
    for (const name of Object.keys(manifest.dependencies ?? {}).filter((one) =>
      names.includes(one),
    )) {
      expect(names.indexOf(name), name).toBeLessThan(names.indexOf(manifest.name))
    }
  }
})

test('the sums of a release change with its files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-sums-'))
  try {
    writeFileSync(join(folder, 'a.tgz'), 'a')
    const sums = sumsOf(folder)
    expect(sums).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.tgz\n')
    writeFileSync(join(folder, 'SHA256SUMS'), sums)
    expect(sumsOf(folder)).toBe(sums)
    writeFileSync(join(folder, 'a.tgz'), 'b')
    expect(sumsOf(folder)).not.toBe(sums)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the page for maintainers names every package, and has at most 500 words', () => {
  const page = readFileSync(join(root, 'docs/releasing.md'), 'utf8')
  const [, list = ''] = /@signpost\/\{([\w,]+)\}/.exec(page) ?? []
  expect([...list.split(',').map((name) => `@signpost/${name}`), 'create-signpost'].sort()).toEqual(
    releasePackages()
      .map(({ manifest }) => manifest.name)
      .sort(),
  )
  expect(page.split(/\s+/).length).toBeLessThanOrEqual(501)
})

test('no workflow has a token of npm, and only the job that publishes may prove who it is to npm', () => {
  for (const file of globSync('.github/workflows/*.yml', { cwd: root })) {
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN/)
  }
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')
  const [, pack = '', publish = ''] = workflow.split(/^ {2}(?:pack|publish|catalog):$/m)
  expect(pack).not.toMatch(/id-token|: write/)
  expect(pack.match(/SIGNPOST_TARBALLS/g)).toHaveLength(2)
  expect(publish).toContain('id-token: write')
  // A dependency could publish, too.
  expect(publish).not.toMatch(/pnpm|npm (ci|install)|npx/)
})

test('the release workflow runs existing scripts, and only if a maintainer has turned it on', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const started = [...workflow.matchAll(/pnpm@12 (?:run )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(started.filter((name) => name !== 'install' && name !== 'exec')).toEqual(
    expect.arrayContaining(['test:all', 'check', 'build', 'release']),
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
