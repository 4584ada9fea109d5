import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { getSavedCart } from '../lib/database'
import { CartBadge } from './CartBadge'
import { StoreProvider } from './StoreProvider'

export const metadata: Metadata = { title: 'Harbor Street Books' }

interface Props {
  children: ReactNode
}

export default async function RootLayout({ children }: Props) {
  const session = (await cookies()).get('session')?.value
  const cart = session ? await getSavedCart(session) : undefined

  return (
    <html lang="en">
      <body>
        <StoreProvider cart={cart}>
          <header>
            <Link href="/">Harbor Street Books</Link>
            <CartBadge />
          </header>
          <main>{children}</main>
        </StoreProvider>
      </body>
    </html>
  )
}
