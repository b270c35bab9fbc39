import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { openApiText } from './openApi.ts'
import { interfacePage } from './page.ts'

writeFileSync(join(root, 'packages/client/openapi.json'), openApiText())
writeFileSync(join(root, 'docs/interface.md'), interfacePage())
