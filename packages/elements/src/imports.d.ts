/** The text of a stylesheet, which the build puts into the module. */
declare module '*.css?inline' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: so the build says it.
  export default css
}

declare module '*?url' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: so the build says it.
  export default url
}
