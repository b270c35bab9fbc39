/** The service for the browser and for this server. Both have one cache scope, so the browser does not repeat the server's requests. */
export const geo = {
  baseUrl: '/geo-proxy',
  serverBaseUrl: process.env.GEO_URL ?? 'http://127.0.0.1:8080',
}

export const montevideo = { latitude: -34.9055, longitude: -56.1913 }
