/** Packages that samples can import in the browser. */
export const PLAYGROUND_PACKAGES = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@reduxjs/toolkit/react',
  '@testing-library/react',
  'immer',
  'react',
  'react-dom',
  'react-dom/client',
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
