export const toolKinds = ['garden', 'hand', 'power', 'ladder'] as const

export type ToolKind = (typeof toolKinds)[number]

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
export type ToolDraft = Pick<Tool, 'name' | 'kind' | 'note'>

/** Compares for sorting. ISO dates in one time zone sort like strings. */
export const byNewest = (a: Tool, b: Tool) => b.addedAt.localeCompare(a.addedAt)
