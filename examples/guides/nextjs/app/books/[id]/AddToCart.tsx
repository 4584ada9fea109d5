'use client'

import { bookAdded } from '../../../lib/features/cart/cartSlice'
import { useAppDispatch } from '../../../lib/hooks'

export function AddToCart({ bookId }: { bookId: string }) {
  const dispatch = useAppDispatch()
  return (
    <button onClick={() => dispatch(bookAdded(bookId))}>Add to cart</button>
  )
}
