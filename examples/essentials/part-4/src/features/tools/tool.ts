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

/** What a member writes about a tool; the rest is filled in by the app. */
export type ToolDraft = Pick<Tool, 'name' | 'kind' | 'note'>

/** For sorting. ISO dates of one time zone compare like words. */
export const byNewest = (a: Tool, b: Tool) => b.addedAt.localeCompare(a.addedAt)
