// Directions for a frame in another page. What is asked stands in the address; the key and the page around it are configured beside it.
const { apiKey, parentOrigin, near } = await (await fetch('../config.json')).json()
const way = document.querySelector('signpost-directions')

way.near = near
way.link = location.search
way.apiKey = apiKey
way.baseUrl = new URL('../..', location.href).pathname
way.addEventListener('signpost-value-change', ({ detail }) => {
  history.replaceState(null, '', `?${detail.link}`)
})

// The page around the frame gives it this height.
if (parentOrigin && parent !== window) {
  new ResizeObserver(() => {
    const height = Math.ceil(way.getBoundingClientRect().height)
    parent.postMessage({ type: 'signpost:resize', height }, parentOrigin)
  }).observe(way)
}
