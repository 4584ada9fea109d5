import Link from 'next/link'
import { getBooks } from '../lib/database'

export default async function ShopPage() {
  const books = await getBooks()
  return (
    <>
      <h1>New this week</h1>
      <ul>
        {books.map(({ id, title, author }) => (
          <li key={id}>
            <Link href={`/books/${id}`}>{title}</Link>, {author}
          </li>
        ))}
      </ul>
    </>
  )
}
