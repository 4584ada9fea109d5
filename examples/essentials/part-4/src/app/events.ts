import { createAction } from '@reduxjs/toolkit'

/** Several slices handle this event, so it belongs to none of them. */
export const signedOut = createAction('session/signedOut')
