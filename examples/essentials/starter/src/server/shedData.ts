import type { Loan } from '../features/loans/loan'
import type { Member } from '../features/members/member'
import type { Notice } from '../features/notices/notice'
import type { Tool, ToolKind } from '../features/tools/tool'

export interface ShedData {
  tools: Tool[]
  members: Member[]
  loans: Loan[]
  notices: Notice[]
}

const DAY = 24 * 60 * 60 * 1000

/** What the shed holds when the server starts, with dates around that moment. */
export function makeShedData(now = Date.now()): ShedData {
  const daysAgo = (days: number) => new Date(now - days * DAY).toISOString()

  const tool = (
    id: number,
    name: string,
    kind: ToolKind,
    owner: number,
    age: number,
    note: string,
  ): Tool => ({
    id: `tool-${id}`,
    name,
    kind,
    ownerId: `member-${owner}`,
    note,
    addedAt: daysAgo(age),
    wear: { blunt: 0, loose: 0, missingPart: 0 },
  })

  const loan = (
    id: number,
    toolId: number,
    memberId: number,
    age: number,
  ): Loan => ({
    id: `loan-${id}`,
    toolId: `tool-${toolId}`,
    memberId: `member-${memberId}`,
    lentAt: daysAgo(age),
    dueAt: daysAgo(age - 14),
    returnedAt: null,
  })

  return {
    members: [
      { id: 'member-1', name: 'Amara Cole', joinedAt: daysAgo(588) },
      { id: 'member-2', name: 'Jonas Weber', joinedAt: daysAgo(291) },
      { id: 'member-3', name: 'Mei Chen', joinedAt: daysAgo(60) },
    ],
    tools: [
      tool(1, 'Hedge trimmer', 'power', 1, 68, 'Comes with two batteries.'),
      tool(2, 'Folding ladder', 'ladder', 2, 22, 'Reaches 3.2 meters.'),
      tool(3, 'Spirit level', 'hand', 3, 41, ''),
      tool(4, 'Wheelbarrow', 'garden', 1, 9, 'Pump up the tire first.'),
      tool(5, 'Cordless drill', 'power', 2, 90, 'Bits are in the lid.'),
      tool(6, 'Pruning saw', 'garden', 3, 2, 'Oil it after use.'),
    ],
    loans: [
      loan(1, 5, 1, 16),
      loan(2, 4, 3, 5),
      { ...loan(3, 1, 1, 30), returnedAt: daysAgo(19) },
      loan(4, 2, 1, 3),
    ],
    notices: [
      {
        id: 'notice-1',
        kind: 'returned',
        toolId: 'tool-1',
        memberId: 'member-1',
        sentAt: daysAgo(19),
      },
      {
        id: 'notice-2',
        kind: 'reserved',
        toolId: 'tool-2',
        memberId: 'member-1',
        sentAt: daysAgo(3),
      },
      {
        id: 'notice-3',
        kind: 'overdue',
        toolId: 'tool-5',
        memberId: 'member-1',
        sentAt: daysAgo(2),
      },
    ],
  }
}

/** A shed on its first day: members, and nothing to lend. */
export const makeEmptyShed = (): ShedData => ({
  ...makeShedData(),
  tools: [],
  loans: [],
  notices: [],
})
