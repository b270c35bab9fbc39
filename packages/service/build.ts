import { buildForNode } from '../../.scripts/build/buildForNode.ts'

buildForNode(import.meta.dirname, ['http/favicon.svg'])
