import { defineConfig } from 'vite'

const key = process.env.GEO_KEY ?? ''

export default defineConfig({
  server: {
    proxy: {
      '/geo-proxy': {
        target: process.env.GEO_URL ?? 'http://127.0.0.1:8080',
        changeOrigin: true,
        rewrite: (path) => {
          const { pathname, searchParams } = new URL(path.replace('/geo-proxy', ''), 'http://a')
          searchParams.set('api_key', key)
          return `${pathname}?${searchParams}`
        },
      },
    },
  },
})
