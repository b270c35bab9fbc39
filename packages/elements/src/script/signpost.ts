// What other parts share is not in this file, which a page may ask for under another address, such as with a version behind it.
import('./main.ts').then(({ main }) => main(import.meta.url))
