/** Samples that try to get out or never end, with what the reader sees. */
export const HOSTILE: Readonly<Record<string, string>> = {
  'while (true) {}': 'Stopped after 1.7 seconds',
  // Not a slow regular expression: WebKit gives up on one by itself.
  'const go = (): Promise<void> => Promise.resolve().then(go)\ngo()': 'Stopped after 1.7 seconds',
  // Hardly more lines than are shown, so that a busy machine prints them before the run is stopped.
  'for (let line = 0; line < 600; line++) console.log(line)': 'The output was cut off here',
  'const deep = (): number => 1 + deep()\ndeep()': 'Error',
  "Promise.reject(new Error('nobody listens'))": 'Error: nobody listens',
  "console.log('<img src=x onerror=parent.document.title=1>')": '<img src=x onerror=',
  "console.log(eval('1 + 1'))": 'EvalError',
  "fetch('/').then(console.log)": "fetch isn't available",
  'console.log(parent.document.cookie)': 'ReferenceError',
  'console.log(typeof indexedDB, typeof caches)': 'undefined undefined',
};

/** A sample that renders with React, and answers a click. */
export const COUNTER = `import { configureStore } from '@reduxjs/toolkit'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'

const store = configureStore({
  reducer: (count: number = 0, { type }) => (type === 'added' ? count + 1 : count),
})
function Counter() {
  const count = useSelector((state: number) => state)
  const dispatch = useDispatch()
  const add = () => {
    dispatch({ type: 'added' })
    console.log('count', store.getState())
  }
  return (
    <button onClick={add} style={{ blockSize: 200, inlineSize: '100%' }}>
      {count} added
    </button>
  )
}
createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <Counter />
  </Provider>,
)`;
