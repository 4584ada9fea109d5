import type { Tool } from './tool'

export const sampleTools: Tool[] = [
  {
    id: 'tool-1',
    name: 'Hedge trimmer',
    kind: 'power',
    ownerId: 'member-1',
    note: 'Comes with two batteries. Wear gloves.',
    addedAt: '2026-09-14T08:20:00.000Z',
    wear: { blunt: 2, loose: 0, missingPart: 0 },
  },
  {
    id: 'tool-2',
    name: 'Folding ladder',
    kind: 'ladder',
    ownerId: 'member-2',
    note: 'Reaches 3.2 meters. Hangs on the left wall.',
    addedAt: '2026-10-30T17:05:00.000Z',
    wear: { blunt: 0, loose: 1, missingPart: 0 },
  },
]
