import { run } from './run.ts'

// Writes the pages of the providers of adapters, then the guides of the catalog as Markdown, to which READMEs lead. The adapters say what
// they have: as sources, so that nothing needs to be built.
process.exitCode = run('node', ['--conditions=@signpost/source', '.scripts/guides/write.ts'])
