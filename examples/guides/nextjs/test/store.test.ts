import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { bookAdded, selectCopyCount } from '../lib/features/cart/cartSlice'
import {
  pageTurned,
  selectPreviewPage,
} from '../lib/features/preview/previewSlice'
import { makeStore } from '../lib/store'

test('each store has its own cart', () => {
  const [ada, lin] = [makeStore(), makeStore()]
  ada.dispatch(bookAdded('orchard'))
  ada.dispatch(bookAdded('orchard'))
  expect(selectCopyCount(ada.getState())).toBe(2)
  expect(selectCopyCount(lin.getState())).toBe(0)
})

test('each book has its own page in the preview', () => {
  const store = makeStore()
  store.dispatch(pageTurned({ bookId: 'orchard', page: 2 }))
  expect(selectPreviewPage(store.getState(), 'orchard')).toBe(2)
  expect(selectPreviewPage(store.getState(), 'lighthouse')).toBe(1)
})

test('the hooks of React-Redux throw an error in server components', () => {
  const program = `
    import { useDispatch, useSelector } from 'react-redux'
    for (const use of [() => useSelector(), () => useDispatch.withTypes()]) {
      try { use() } catch (error) { console.log(error.message) }
    }
  `
  const output = execFileSync(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '--eval', program],
    { cwd: new URL('..', import.meta.url), encoding: 'utf8' },
  )
  expect(output).toContain('not supported in React Server Components')
  expect(output).toContain('useDispatch.withTypes is not a function')
})
