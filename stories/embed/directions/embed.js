// Directions for a frame in another page. The URL contains the route request, `language` and `units`. The key and the embedding page are in a separate configuration file.
const { apiKey, parentOrigin, near } = await (await fetch('../config.json')).json()
const way = document.createElement('signpost-directions')
const asked = new URLSearchParams(location.search)
const overrides = ['language', 'units'].filter((name) => asked.has(name))

const language = asked.get('language') ?? 'en'
document.documentElement.lang = language
document.documentElement.dir = /^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr'
way.setAttribute('units', asked.get('units') ?? '')
way.near = near
way.link = location.search
way.apiKey = apiKey
way.baseUrl = new URL('../..', location.href).pathname
document.body.append(way)
way.addEventListener('signpost-value-change', ({ detail }) => {
  const now = new URLSearchParams(detail.link)
  for (const name of overrides) now.set(name, asked.get(name))
  history.replaceState(null, '', `?${now}`)
})

// The embedding page sets the height of the frame.
if (parentOrigin && parent !== window) {
  document.body.dataset.reportsHeight = ''
  new ResizeObserver(() => {
    const height = Math.ceil(way.getBoundingClientRect().height)
    parent.postMessage({ type: 'signpost:resize', height }, parentOrigin)
  }).observe(way)
}
