'use client'

import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { savedCartLoaded, type Cart } from '../lib/features/cart/cartSlice'
import { makeStore } from '../lib/store'

interface Props {
  /** The cart that the server has saved for this reader, if any. */
  cart?: Cart
  children: ReactNode
}

export function StoreProvider({ cart, children }: Props) {
  const [store] = useState(() => {
    const newStore = makeStore()
    if (cart) newStore.dispatch(savedCartLoaded(cart))
    return newStore
  })
  return <Provider store={store}>{children}</Provider>
}
