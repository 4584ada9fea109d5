import {page} from '../../support/temporarySite';

/** Pages without a fault, by path, whose samples use all that authors may. */
export const PROVEN_PAGES: Readonly<Record<string, string>> = {
  'docs/proven/results.md': page`
'''ts run
const tools = ['saw', 'ladder']
tools.length // => 2
tools.map(tool => tool.toUpperCase()) // => ["SAW", "LADDER"]
const lent = new Set(tools) // => Set(2) { 'saw', 'ladder' }
lent // => new Set(['saw', 'ladder'])
;({open: true, rows: [1, -2], note: undefined}) // => { open: true, rows: [1, -2], note: undefined }
const title = 'Desk';
title; // => 'Desk'
console.log('open', {seats: 4}) // => open { seats: 4 }
console.log(
  tools,
) // => ['saw', 'ladder']
console.log('a line\nand another')
// => a line
// => and another
for (const tool of tools) {
  console.log(tool)
  // => saw
  // => ladder
}
function twice(value: number) {
  return value * 2 // => 8
}
twice(await Promise.resolve(4))
tools.push('a later change is not seen')
console.log(class Shed {}) // => [class Shed]
'''
`,
  'docs/proven/fixed.md': page`
'''ts run
import {nanoid} from '@reduxjs/toolkit'

export const first = [Math.random(), nanoid(), crypto.randomUUID(), Date.now()]
new Date().toISOString() // => '2026-01-15T09:30:00.000Z'
new Date(2024, 1, 29).getMonth() // => 1
new Date() instanceof Date // => true
crypto.randomUUID().length // => 36
Math.random() === Math.random() // => false
'''

'''ts run
Math.random() // => 0.4087297443766147
'''

'''ts run
Math.random() // => 0.4087297443766147
'''
`,
  'docs/proven/alone.md': page`
'''ts run
import {enableMapSet, produce} from 'immer'

enableMapSet()
produce(new Map([['a', 1]]), draft => {
  draft.set('a', 2)
}) // => new Map([['a', 2]])
'''

'''ts run throws="plugin for 'MapSet'"
import {produce} from 'immer'

produce(new Map([['a', 1]]), draft => {
  draft.set('a', 2)
})
'''

'''ts run
declare global {
  var leak: number | undefined
}

globalThis.leak = 1
setInterval(() => {}, 10)
export {}
'''

'''ts run
'leak' in globalThis // => false
typeof window // => 'undefined'
'''
`,
  'docs/proven/environments.mdx': page`
'''tsx title="src/Sign.tsx"
import {useSelector} from 'react-redux'

export function Sign() {
  const isOpen = useSelector((state: {isOpen: boolean}) => state.isOpen)
  return <p>{isOpen ? 'Open' : 'Closed'}</p>
}
'''

'''tsx run env=dom
import {configureStore} from '@reduxjs/toolkit'
import {act} from 'react'
import {createRoot} from 'react-dom/client'
import {Provider} from 'react-redux'
import {Sign} from './src/Sign'
// ---cut---
const store = configureStore({
  reducer: {isOpen: (state = false, action) => (action.type === 'desk/opened' ? true : state)},
})
const root = document.createElement('div')
Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true})
await act(async () =>
  createRoot(root).render(
    <Provider store={store}>
      <Sign />
    </Provider>,
  ),
)
root.textContent // => 'Closed'
await act(async () => store.dispatch({type: 'desk/opened'}))
root.innerHTML // => '<p>Open</p>'
localStorage.length // => 0
// ---cut-after---
new Event('click') instanceof window.Event // => true
'''

'''ts run env=production throws="error #1"
import {legacy_createStore as createStore} from 'redux'

process.env.NODE_ENV // => 'production'
createStore(() => 0, undefined, 'no enhancer' as never)
'''

'''ts run throws="Expected the enhancer to be a function"
import {legacy_createStore as createStore} from 'redux'

process.env.NODE_ENV // => 'development'
createStore(() => 0, undefined, 'no enhancer' as never)
'''

'''ts run throws="later"
setTimeout(() => {
  throw new Error('later')
}, 5)
'''

'''ts run logs="non-serializable value was detected"
import {configureStore} from '@reduxjs/toolkit'

const store = configureStore({reducer: (state: number = 0) => state})
store.dispatch({type: 'desk/opened', at: new Date()})
'''

'''js
// JavaScript has no place for types.
export function add(a, b) {
  return a + b
}
'''

'''jsx
export const Label = ({text}) => <b>{text}</b>
'''
`,
  'docs/proven/project.md': page`
'''json title="src/tools.json"
["saw", "ladder"]
'''

'''ts title="src/store.ts"
import type {Tool} from './tool'
import tools from './tools.json'
import './index.css'

export const all: Tool[] = tools.map(name => ({name}))
'''

'''ts title="src/tool.ts" hidden
import {all} from './store'

export interface Tool {
  name: string
}
export const count = () => all.length
'''

'''ts title="src/vite-env.d.ts" hidden
declare const BUILD: string
'''

'''ts run
import {count} from './tool'

count() // => 2
export const build = () => BUILD.length
'''

'''ts no-check="pseudo code"
lend = tool ->
'''

'''ts avoid expect-error=2322
export const wrong: number = 'one'
'''
`,
  'docs/proven/excerpt.md': page`
'''tsx app=toolshed/2 title="src/App.tsx"
export function App() {
  // …
      {/* … */}
      <p>Closed</p>
  // …
}
'''
`,
  'examples/toolshed/part-1/src/App.tsx': `export function App() {
  return (
    <main>
      <h1>Toolshed</h1>

      <p>Closed</p>
    </main>
  )
}
`,
  'examples/toolshed/part-2/README.md': 'Part 2',
  'src/pages/_counter.mdx': page`
'''ts run
import {createSlice, configureStore} from '@reduxjs/toolkit'

const counter = createSlice({
  name: 'counter',
  initialState: {value: 0},
  reducers: {
    incremented: state => {
      state.value += 1
    },
  },
})
const store = configureStore({reducer: counter.reducer})
store.dispatch(counter.actions.incremented()) // => { type: 'counter/incremented', payload: undefined }
console.log(store.getState()) // => { value: 1 }
'''
`,
};
