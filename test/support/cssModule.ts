/** Stands for any CSS module: each class is called what it's called in the style sheet. */
module.exports = new Proxy({}, {get: (_, name) => name !== '__esModule' && name});
