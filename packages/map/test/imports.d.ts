declare module '*?worker&url' {
  const address: string

  export { address as default }
}

declare module '*.css'
