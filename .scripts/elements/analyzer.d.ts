import type { AnalyzePhaseParams, InitializeParams } from '@custom-elements-manifest/analyzer'
import type { CustomElementDeclaration, Export } from 'custom-elements-manifest'

// The analyzer includes its own TypeScript, and its declarations omit exports of its module.
declare module '@custom-elements-manifest/analyzer' {
  export const ts: InitializeParams['ts']
  export type Node = AnalyzePhaseParams['node']

  export interface AnalyzedModule {
    readonly kind: 'javascript-module'
    readonly path: string
    /** The classes of our sources, which are custom elements or their bases. */
    readonly declarations: CustomElementDeclaration[]
    readonly exports: Export[]
  }

  export interface AnalyzerPlugin {
    readonly name: string
    collectPhase(phase: { readonly node: Node }): void
    analyzePhase(phase: { readonly node: Node; readonly moduleDoc: AnalyzedModule }): void
  }

  export function create(options: {
    readonly modules: readonly Node[]
    readonly plugins: readonly AnalyzerPlugin[]
  }): { readonly modules: readonly AnalyzedModule[] }
}
