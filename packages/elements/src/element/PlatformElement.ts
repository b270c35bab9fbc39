/** `HTMLElement`, or on a server, where there is none, a class that nobody makes one of: every door can be imported there. */
export const PlatformElement: typeof HTMLElement = globalThis.HTMLElement ?? class ServerElement {}
