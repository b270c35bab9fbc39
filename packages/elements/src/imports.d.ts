/** The text of a stylesheet, which the build puts into the module. */
declare module '*.css?inline' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: the build makes this export.
  export default css
}

declare module '*?url' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: the build makes this export.
  export default url
}
