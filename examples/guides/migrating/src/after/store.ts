import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { hotelApi } from './hotelApi'
import { createInspectionListener } from './inspectionListener'
import { roomsSlice } from './roomsSlice'

const rootReducer = combineSlices(roomsSlice, hotelApi)

export function setupStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware()
        .prepend(createInspectionListener().middleware)
        .concat(hotelApi.middleware),
  })
}

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ReturnType<typeof setupStore>['dispatch']
