import type { Cart } from './features/cart/cartSlice'
import type { Review } from './features/reviews/reviewsApi'

// Takes the place of a database. Only server code may import this file.

export interface Book {
  id: string
  title: string
  author: string
  copies: number
  preview: string[]
}

const books: Book[] = [
  {
    id: 'lighthouse',
    title: 'The Lighthouse Keeper’s Atlas',
    author: 'Ines Rivera',
    copies: 3,
    preview: [
      'Every lamp on this coast has a name that is on no chart.',
      'The first keeper wrote them down in the order of the storms.',
    ],
  },
  {
    id: 'orchard',
    title: 'An Orchard in Winter',
    author: 'Thomas Chen',
    copies: 5,
    preview: [
      'The trees were counted on the last dry day of November.',
      'By January, nobody agreed on the number.',
    ],
  },
]

const reviews: Record<string, Review[]> = {
  lighthouse: [{ id: 'r1', stars: 5, text: 'I read it aloud on the ferry.' }],
}

const savedCarts: Record<string, Cart> = {
  'session-ada': { lighthouse: 2 },
  'session-lin': { lighthouse: 1, orchard: 4 },
}

export async function getBooks(): Promise<Book[]> {
  return books
}

export async function getBook(bookId: string): Promise<Book | undefined> {
  return books.find(({ id }) => id === bookId)
}

export async function getReviews(bookId: string): Promise<Review[]> {
  return Object.hasOwn(reviews, bookId) ? reviews[bookId] : []
}

export async function getSavedCart(sessionId: string): Promise<Cart> {
  return Object.hasOwn(savedCarts, sessionId) ? savedCarts[sessionId] : {}
}

/** Sets one copy aside; returns false if none is left. */
export async function reserveCopy(bookId: string): Promise<boolean> {
  const book = await getBook(bookId)
  if (!book || book.copies === 0) return false
  book.copies -= 1
  return true
}
