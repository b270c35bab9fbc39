// Before the first map, and once a page: what MapLibre needs, and no other sink.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url, _type, sink) => (sink === 'Worker constructor' ? url : null),
  createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : null),
})
