// This file has no shared code, because a page may load it from another URL, such as with a version appended.
import('./main.ts').then(({ main }) => main(import.meta.url))
