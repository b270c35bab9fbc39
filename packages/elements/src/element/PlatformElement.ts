/** `HTMLElement`, or on a server, where there is none, a class without instances: every entry point can be imported there. */
export const PlatformElement: typeof HTMLElement = globalThis.HTMLElement ?? class ServerElement {}
