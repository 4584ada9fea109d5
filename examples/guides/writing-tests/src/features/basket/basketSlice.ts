import {
  createAsyncThunk,
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { apiUrl, boxOfficeApi, type Show } from '../../app/boxOfficeApi'

export const MAX_TICKETS = 8

export interface Line {
  showId: string
  title: string
  price: number
  count: number
}

export interface Voucher {
  code: string
  percent: number
}

export interface BasketState {
  lines: Line[]
  voucher: Voucher | null
  voucherStatus: 'idle' | 'checking' | 'invalid'
  /** The check that counts. Responses to earlier ones are ignored. */
  checkId?: string
}

const initialState: BasketState = {
  lines: [],
  voucher: null,
  voucherStatus: 'idle',
}

export const checkVoucher = createAsyncThunk(
  'basket/checkVoucher',
  async (code: string): Promise<Voucher> => {
    const response = await fetch(`${apiUrl}/vouchers/${code}`)
    if (!response.ok) throw new Error(`Unknown voucher ${code}`)
    return response.json()
  },
  {
    condition: (code, { getState }) => {
      const { basket } = getState() as { basket: BasketState }
      const isChecking = basket.voucherStatus === 'checking'
      return isChecking || basket.voucher?.code !== code
    },
  },
)

export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    ticketAdded: ({ lines }, { payload: show }: PayloadAction<Show>) => {
      const count = lines.reduce((sum, line) => sum + line.count, 0)
      if (count >= MAX_TICKETS) return
      const line = lines.find(({ showId }) => showId === show.id)
      if (line) line.count += 1
      else {
        const { id, title, price } = show
        lines.push({ showId: id, title, price, count: 1 })
      }
    },
    ticketRemoved: (basket, action: PayloadAction<string>) => {
      const line = basket.lines.find(({ showId }) => showId === action.payload)
      if (line) line.count -= 1
      basket.lines = basket.lines.filter(({ count }) => count > 0)
    },
    basketExpired: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(checkVoucher.pending, (basket, { meta }) => {
        basket.voucherStatus = 'checking'
        basket.checkId = meta.requestId
      })
      .addCase(checkVoucher.fulfilled, (basket, { meta, payload }) => {
        if (basket.checkId !== meta.requestId) return
        basket.voucherStatus = 'idle'
        basket.voucher = payload
      })
      .addCase(checkVoucher.rejected, (basket, { meta }) => {
        if (basket.checkId !== meta.requestId) return
        basket.voucherStatus = 'invalid'
        basket.voucher = null
      })
      .addMatcher(
        boxOfficeApi.endpoints.buyTickets.matchFulfilled,
        ({ lines }, { meta }) => {
          const bought = new Map(
            meta.arg.originalArgs.tickets.map((line) => [line.showId, line.count]),
          )
          // Tickets added during the payment stay in the basket.
          const left = lines.map((line) => ({
            ...line,
            count: line.count - (bought.get(line.showId) ?? 0),
          }))
          return { ...initialState, lines: left.filter(({ count }) => count > 0) }
        },
      )
  },
  selectors: {
    selectBasket: (basket) => basket,
    selectVoucherStatus: (basket) => basket.voucherStatus,
    selectSummary: createSelector(
      [
        (basket: BasketState) => basket.lines,
        (basket: BasketState) => basket.voucher,
      ],
      (lines, voucher) => {
        const full = lines.reduce((sum, line) => sum + line.price * line.count, 0)
        const saved = Math.round((full * (voucher?.percent ?? 0)) / 100)
        return {
          count: lines.reduce((sum, line) => sum + line.count, 0),
          saved,
          total: full - saved,
        }
      },
    ),
  },
})

export const { ticketAdded, ticketRemoved, basketExpired } = basketSlice.actions
export const { selectBasket, selectSummary, selectVoucherStatus } =
  basketSlice.selectors
