export interface Member {
  id: string
  name: string
  joinedAt: string
}
