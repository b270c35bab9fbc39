#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// `npm create signpost my-app` copies the template into a folder. The app then needs this version of the packages or a later one.
const here = fileURLToPath(new URL('..', import.meta.url))
const [name = 'my-app'] = process.argv.slice(2)
const folder = resolve(name)

if (name.startsWith('-')) stop('Name the folder of the new app: npm create signpost my-app')
if (existsSync(folder) && readdirSync(folder).length > 0)
  stop(`${folder} already has files, so nothing was written. Name another folder.`)

cpSync(join(here, 'template'), folder, { recursive: true })
// npm excludes a file of this name from packages.
writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n')
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const file = join(folder, 'package.json')
const manifest = readFileSync(file, 'utf8')
  .replaceAll('"latest"', `"^${version}"`)
  .replace('"signpost-app"', JSON.stringify(packageName(basename(folder))))
writeFileSync(file, manifest)

// The packages of a checkout are not on npm yet.
const isCheckout = existsSync(join(here, '../../pnpm-workspace.yaml'))
const install = isCheckout
  ? 'npm install …   # the first line that `npx -y pnpm@12 pack:all` prints in the checkout'
  : 'npm install'
console.log(`Created ${folder}. Next:\n\n  cd ${name}\n  ${install}\n  npm run dev\n`)

/**
 * The name of a folder, converted to a valid package name.
 * @param {string} text
 */
function packageName(text) {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9._~-]+/g, '-')
      .replace(/^[._]+/, '') || 'my-app'
  )
}

/** @param {string} message */
function stop(message) {
  console.error(message)
  process.exit(1)
}
