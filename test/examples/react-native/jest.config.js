module.exports = {
  preset: '@react-native/jest-preset',
  setupFiles: ['./likeADevice.js'],
  // Packages of @signpost are ES modules, so they are transformed, too.
  transformIgnorePatterns: ['/node_modules/(?!((jest-)?react-native|@react-native|@signpost)/)'],
}
