// sw.js: the styles, glyphs and tiles of the map, from the cache first. Answers to searches stay out of it.
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (!/\/(style[\w-]*\.json|tiles\/|fonts\/)/.test(pathname)) return
  event.respondWith(
    caches.open('map-1').then(async (cache) => {
      const cached = await cache.match(event.request)
      if (cached) return cached
      const answer = await fetch(event.request)
      if (answer.ok) await cache.put(event.request, answer.clone())
      return answer
    }),
  )
})
