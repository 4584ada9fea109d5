import type { AppProps } from 'next/app'
import { StoreProvider } from '../app/StoreProvider'
import type { Cart } from '../lib/features/cart/cartSlice'

interface PageProps {
  cart?: Cart
}

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  return (
    <StoreProvider cart={pageProps.cart}>
      <Component {...pageProps} />
    </StoreProvider>
  )
}
