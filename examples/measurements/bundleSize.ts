/**
 * Measures how much the tools for side effects add to an app that already uses Redux Toolkit and React-Redux.
 *
 *   npx tsx examples/measurements/bundleSize.ts
 *
 * The table is written to `src/data/measurements/bundleSize.json`.
 */
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { writeTable } from './writeTable'

const APP = `
  export { configureStore, createSlice } from '@reduxjs/toolkit'
  export { Provider, useDispatch, useSelector } from 'react-redux'
`

/**
 * @param tool - the module to bundle with the app
 * @returns bytes, minified and compressed
 */
async function measure(tool: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: APP + tool, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return gzipSync(outputFiles[0].contents, { level: 9 }).length
}

const app = await measure('')

const row: (label: string, tool: string) => Promise<string[]> = async (
  label,
  tool,
) => {
  const added = (await measure(tool)) - app
  return [label, `${(added / 1000).toFixed(1)} kB`]
}

writeTable('bundleSize', {
  columns: ['What the app also imports', 'Added, minified and gzipped'],
  rows: [
    await row(
      '`createAsyncThunk`',
      `export { createAsyncThunk } from '@reduxjs/toolkit'`,
    ),
    await row(
      '`createListenerMiddleware`',
      `export { createListenerMiddleware } from '@reduxjs/toolkit'`,
    ),
    await row(
      '`createApi` and `fetchBaseQuery`, with hooks',
      `export { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'`,
    ),
  ],
})
