'use server'

import { revalidatePath, updateTag } from 'next/cache'
import { reserveCopy } from '../../../lib/database'

export async function reserve(bookId: string) {
  if (!(await reserveCopy(bookId))) return
  revalidatePath(`/books/${bookId}`)
  updateTag('books')
}
