'use client'

import { selectCopyCount } from '../lib/features/cart/cartSlice'
import { useAppSelector } from '../lib/hooks'

export function CartBadge() {
  const copies = useAppSelector(selectCopyCount)
  return <p aria-label="Cart">{`Books in your cart: ${copies}`}</p>
}
