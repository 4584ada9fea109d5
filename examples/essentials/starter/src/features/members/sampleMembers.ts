import type { Member } from './member'

export const sampleMembers: Member[] = [
  { id: 'member-1', name: 'Amara Cole', joinedAt: '2025-04-12T09:00:00.000Z' },
  { id: 'member-2', name: 'Jonas Weber', joinedAt: '2026-02-03T16:30:00.000Z' },
  { id: 'member-3', name: 'Mei Chen', joinedAt: '2026-09-21T11:15:00.000Z' },
]
