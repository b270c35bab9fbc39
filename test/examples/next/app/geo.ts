/** The service, as the browser and as this server see it. Both have one cache scope: what the server asked, the browser does not ask again. */
export const geo = {
  baseUrl: '/geo-proxy',
  serverBaseUrl: process.env.GEO_URL ?? 'http://127.0.0.1:8080',
}

export const montevideo = { latitude: -34.9055, longitude: -56.1913 }
