import { http, HttpResponse } from 'msw'
import type { Order, Show } from '../app/boxOfficeApi'

export const hamlet: Show = {
  id: 'hamlet',
  title: 'Hamlet',
  price: 2400,
  seatsLeft: 3,
}

export const medea: Show = {
  id: 'medea',
  title: 'Medea',
  price: 1800,
  seatsLeft: 0,
}

export const handlers = [
  http.get('*/api/shows', () => HttpResponse.json([hamlet, medea])),
  http.get('*/api/vouchers/:code', ({ params }) =>
    params.code === 'SPRING'
      ? HttpResponse.json({ code: 'SPRING', percent: 25 })
      : new HttpResponse(null, { status: 404 }),
  ),
  http.post('*/api/orders', async ({ request }) => {
    const { tickets } = (await request.json()) as Order
    const seats = tickets.reduce((sum, { count }) => sum + count, 0)
    return HttpResponse.json({ code: `T-${seats}` })
  }),
]
