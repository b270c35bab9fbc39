import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeUrl, urlHost } from './safeUrl.ts'

describe('safeUrl', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    [' HTTP://Example.com:80/a b?q=1#x ', 'http://example.com/a%20b?q=1#x'],
    ['https://example.com/menú', 'https://example.com/men%C3%BA'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['http://[2001:db8::1]:8080/', 'http://[2001:db8::1]:8080/'],
    ['https://example.com/@user', 'https://example.com/@user'],
    ['www.example.com', 'https://www.example.com/'],
    ['WWW.example.com/menu', 'https://www.example.com/menu'],
    ['//images.example/a.jpg', 'https://images.example/a.jpg'],
  ])('reads %j as %j', (value, href) => {
    expect(safeUrl(value)).toBe(href)
  })

  test.each([
    '',
    'example.com',
    '/menu',
    '//',
    '///evil.example',
    '//user@evil.example',
    'www.evil.example\\@example.com',
    'wwwevil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://',
    'https://?q',
    'https://user@evil.example/',
    'https://example.com:pass@evil.example/',
    'https://:pass@evil.example/',
    'https:\\\\evil.example',
    'https://evil.example\\@example.com/',
    'java\nscript:alert(1)',
    'https://exa\tmple.com/',
    'https://example.com/\u202egnp.exe',
    'https://exam\u00adple.com/',
    'https://exa mple.com/',
    'https://example.com:99999/',
    'javascript:alert(1)',
    'JavaScript://example.com/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'intent://example.com/#Intent;end',
    'blob:https://example.com/1',
    'file:///etc/hosts',
    'ftp://example.com/',
    'tel:+123',
    'https://\ud800/',
  ])('refuses %j', (value) => {
    expect(safeUrl(value)).toBeUndefined()
    expect(urlHost(value)).toBeUndefined()
  })

  test('returns nothing, or an http URL that parses to itself, for any text', () => {
    const value = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'binary' }).map((text) => `https://example.com/${text}`),
      fc.string({ unit: 'binary' }).map((text) => `https://${text}`),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(value, (text) => {
        const href = safeUrl(text)
        if (href === undefined) return
        expect(new URL(href).protocol).toMatch(/^https?:$/)
        expect(safeUrl(href)).toBe(href)
      }),
    )
  })

  test('refuses 100 kB of hostile text', () => {
    for (const part of ['https:', 'https://a@', '/', ' ', '\\', '%', 'https://:', 'https://[']) {
      expect(safeUrl(part.repeat(100_000 / part.length)) === undefined).toBe(true)
    }
  })
})

describe('urlHost', () => {
  test('shows the host, with an unusual port', () => {
    expect(urlHost('https://Example.com:443/x')).toBe('example.com')
    expect(urlHost('https://example.com:8443/x')).toBe('example.com:8443')
  })

  test('shows letters of another script in their encoded form', () => {
    expect(urlHost('https://аpple.com/')).toBe('xn--pple-43d.com')
  })
})
