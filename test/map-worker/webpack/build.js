import { cpSync } from 'node:fs'
import webpack from 'webpack'

const config = {
  mode: 'production',
  context: import.meta.dirname,
  entry: './main.js',
  output: { path: `${import.meta.dirname}/dist`, filename: 'main.js', cssFilename: 'main.css' },
  experiments: { css: true },
  performance: { hints: false },
}

webpack(config, (error, stats) => {
  if (error) throw error
  console.log(stats.toString({ preset: 'errors-warnings' }))
  if (stats.hasErrors()) process.exitCode = 1
})
for (const file of ['index.html', 'icon.svg']) {
  cpSync(`${import.meta.dirname}/${file}`, `${import.meta.dirname}/dist/${file}`)
}
