import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp, server } from 'vitest/browser'

/** Emulates a media feature until the end of the test. The page has a light and a dark theme. */
export async function emulateMedia(name: string, value: string): Promise<void> {
  document.documentElement.style.colorScheme = 'light dark'
  if (server.browser !== 'chromium') {
    // The page then has only this theme.
    if (name === 'prefers-color-scheme') document.documentElement.style.colorScheme = value
    return rewriteMedia(`(${name}: ${value})`)
  }
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
}

/** Emulates a medium or a feature without a WebDriver command, by making its rules unconditional. */
export function rewriteMedia(feature: string): void {
  for (const { media } of mediaRules([...document.styleSheets])) {
    const { mediaText } = media
    if (!mediaText.includes(feature)) continue
    const others = mediaText.replace(feature, '').replace(/^ and | and $/, '')
    // One medium of the list is now unconditional.
    media.mediaText = others.startsWith(',') ? 'all' : others || 'all'
    onTestFinished(() => {
      media.mediaText = mediaText
    })
  }
}

function mediaRules(sheets: readonly CSSStyleSheet[]): CSSMediaRule[] {
  const inside = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSMediaRule ? [rule] : []),
      ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
        ? inside(rule.cssRules)
        : []),
    ])
  return sheets.flatMap(({ cssRules }) => inside(cssRules))
}
