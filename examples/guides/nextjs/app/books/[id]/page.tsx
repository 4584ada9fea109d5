import { notFound } from 'next/navigation'
import { getBook } from '../../../lib/database'
import { AddToCart } from './AddToCart'
import { Preview } from './Preview'
import { reserve } from './reserve'
import { Reviews } from './Reviews'

interface Props {
  params: Promise<{ id: string }>
}

export default async function BookPage({ params }: Props) {
  const { id } = await params
  const book = await getBook(id)
  if (!book) notFound()

  return (
    <>
      <h1>{book.title}</h1>
      <p>{`Copies in the shop: ${book.copies}`}</p>
      <AddToCart bookId={book.id} />
      <form action={reserve.bind(null, book.id)}>
        <button>Reserve a copy</button>
      </form>
      <Preview bookId={book.id} pages={book.preview} />
      <Reviews bookId={book.id} />
    </>
  )
}
