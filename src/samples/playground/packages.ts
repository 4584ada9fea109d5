/** Packages that samples can import in the browser. Those that need a document aren't among them. */
export const PLAYGROUND_PACKAGES = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@reduxjs/toolkit/react',
  'immer',
  'react',
  'react-redux',
  'react/jsx-runtime',
  'redux',
  'redux-persist',
  'redux-thunk',
  'redux-undo',
  'reselect',
];

/** Modules of Node that the playground has itself. */
export const PLAYGROUND_MODULES = ['assert/strict', 'node:assert', 'node:assert/strict'];
