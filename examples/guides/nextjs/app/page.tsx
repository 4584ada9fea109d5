import Link from 'next/link'
import { getCachedBooks } from '../lib/cachedBooks'

export default async function ShopPage() {
  const books = await getCachedBooks()
  return (
    <>
      <h1>New this week</h1>
      <ul>
        {books.map(({ id, title, author, copies }) => (
          <li key={id}>
            <Link href={`/books/${id}`}>{title}</Link>
            {`, ${author} (${copies} in the shop)`}
          </li>
        ))}
      </ul>
    </>
  )
}
