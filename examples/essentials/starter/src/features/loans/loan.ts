export interface Loan {
  id: string
  toolId: string
  memberId: string
  lentAt: string
  dueAt: string
  returnedAt: string | null
}
