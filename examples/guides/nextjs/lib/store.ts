import { configureStore } from '@reduxjs/toolkit'
import { cartReducer } from './features/cart/cartSlice'
import { previewReducer } from './features/preview/previewSlice'
import { reviewsApi } from './features/reviews/reviewsApi'

/** A function, because the server needs a new store for each request. */
export function makeStore() {
  return configureStore({
    reducer: {
      cart: cartReducer,
      preview: previewReducer,
      [reviewsApi.reducerPath]: reviewsApi.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(reviewsApi.middleware),
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
