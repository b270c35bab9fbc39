const sheets = new Map<string, CSSStyleSheet>()

/** A stylesheet for shadow roots, shared by all that adopt the same text. */
export function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(inShadow(css))
  sheets.set(css, sheet)
  return sheet
}

/**
 * In a page the tokens are set on the outermost component. In a shadow root they are set on the host instead, where the page can override
 * them, and so are the attributes that select the colours and the density. The page's `color-scheme` selects light or dark, as for HTML's
 * own fields.
 */
export function inShadow(css: string): string {
  return css
    .replaceAll(/:where\(\[data-signpost\]:not\(\[data-signpost\] \*\)\)/g, ':host')
    .replaceAll(
      /:where\(\[data-(color-scheme|density)="?(\w+)"?\] \[data-signpost\]\)/g,
      ':host([data-$1="$2"])',
    )
}
