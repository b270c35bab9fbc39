const { getDefaultConfig } = require('@react-native/metro-config')

module.exports = getDefaultConfig(__dirname)
