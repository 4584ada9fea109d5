export type ToolKind = 'garden' | 'hand' | 'power' | 'ladder'

export const toolKinds: ToolKind[] = ['garden', 'hand', 'power', 'ladder']

export interface Tool {
  id: string
  name: string
  kind: ToolKind
  note: string
}
