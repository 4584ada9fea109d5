import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Number of copies by book ID. */
export type Cart = Record<string, number>

const initialState: Cart = {}

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    savedCartLoaded: (_cart, action: PayloadAction<Cart>) => action.payload,
    bookAdded(cart, action: PayloadAction<string>) {
      const bookId = action.payload
      cart[bookId] = (cart[bookId] ?? 0) + 1
    },
  },
  selectors: {
    selectCopyCount: (cart) =>
      Object.values(cart).reduce((sum, copies) => sum + copies, 0),
  },
})

export const { bookAdded, savedCartLoaded } = cartSlice.actions
export const { selectCopyCount } = cartSlice.selectors
export const cartReducer = cartSlice.reducer
