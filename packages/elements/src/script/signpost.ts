// Shared code is not in this file, which a page may load from another URL, such as one with a version appended.
import('./main.ts').then(({ main }) => main(import.meta.url))
