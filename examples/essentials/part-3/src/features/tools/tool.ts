export const toolKinds = ['garden', 'hand', 'power', 'ladder'] as const

export type ToolKind = (typeof toolKinds)[number]

export interface Tool {
  id: string
  name: string
  kind: ToolKind
  note: string
}
