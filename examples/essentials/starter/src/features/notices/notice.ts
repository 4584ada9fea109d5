export interface Notice {
  id: string
  kind: 'overdue' | 'returned' | 'reserved'
  toolId: string
  memberId: string
  sentAt: string
}
