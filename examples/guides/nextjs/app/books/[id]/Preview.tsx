'use client'

import {
  pageTurned,
  selectPreviewPage,
} from '../../../lib/features/preview/previewSlice'
import { useAppDispatch, useAppSelector } from '../../../lib/hooks'

interface Props {
  bookId: string
  pages: string[]
}

export function Preview({ bookId, pages }: Props) {
  const page = useAppSelector((state) => selectPreviewPage(state, bookId))
  const dispatch = useAppDispatch()

  return (
    <section aria-label="Preview">
      <p>{pages[page - 1]}</p>
      <button
        disabled={page === pages.length}
        onClick={() => dispatch(pageTurned({ bookId, page: page + 1 }))}>
        Next page
      </button>
    </section>
  )
}
