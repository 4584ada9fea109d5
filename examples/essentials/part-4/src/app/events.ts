import { createAction } from '@reduxjs/toolkit'

// Several slices answer this event. A file that imports no slice keeps them apart.
export const signedOut = createAction('session/signedOut')
