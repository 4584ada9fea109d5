import type { GetServerSideProps } from 'next'
import { CartBadge } from '../app/CartBadge'
import { getSavedCart } from '../lib/database'
import type { Cart } from '../lib/features/cart/cartSlice'

interface Props {
  cart: Cart
}

export const getServerSideProps: GetServerSideProps<Props> = async ({
  req,
}) => {
  const { session } = req.cookies
  return { props: { cart: session ? await getSavedCart(session) : {} } }
}

export default function CheckoutPage() {
  return (
    <>
      <h1>Checkout</h1>
      <CartBadge />
    </>
  )
}
