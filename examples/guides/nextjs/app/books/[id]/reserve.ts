'use server'

import { revalidatePath } from 'next/cache'
import { reserveCopy } from '../../../lib/database'

export async function reserve(bookId: string) {
  if (await reserveCopy(bookId)) revalidatePath(`/books/${bookId}`)
}
