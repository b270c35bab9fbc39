export const montevideo = { latitude: -34.9055, longitude: -56.1913 }
