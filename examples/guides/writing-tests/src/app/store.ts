import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { createBasketListeners } from '../features/basket/basketListeners'
import { basketSlice } from '../features/basket/basketSlice'
import { boxOfficeApi } from './boxOfficeApi'
import { createDoubleClickGuard } from './doubleClickGuard'

const rootReducer = combineSlices(basketSlice, boxOfficeApi)

export function setupStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(createBasketListeners().middleware)
        .concat(createDoubleClickGuard(), boxOfficeApi.middleware),
    preloadedState,
  })
}

export type RootState = ReturnType<typeof rootReducer>
export type AppStore = ReturnType<typeof setupStore>
export type AppDispatch = AppStore['dispatch']
