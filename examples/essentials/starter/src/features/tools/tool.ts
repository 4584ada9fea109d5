export type ToolKind = 'garden' | 'hand' | 'power' | 'ladder'

export const toolKinds: ToolKind[] = ['garden', 'hand', 'power', 'ladder']

export type WearKind = 'blunt' | 'loose' | 'missingPart'

export interface Wear {
  blunt: number
  loose: number
  missingPart: number
}

export interface Tool {
  id: string
  name: string
  kind: ToolKind
  ownerId: string
  note: string
  addedAt: string
  wear: Wear
}

/** What a member enters about a tool. The app adds the other fields. */
export interface ToolDraft {
  name: string
  kind: ToolKind
  note: string
}

/** Compares for sorting. ISO dates in one time zone sort like strings. */
export const byNewest = (a: Tool, b: Tool) => b.addedAt.localeCompare(a.addedAt)
