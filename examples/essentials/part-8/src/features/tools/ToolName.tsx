import { useGetToolsQuery } from '../../app/shedApi'

/** Re-renders only if this name changes, not with every change of the list. */
export function ToolName({ toolId }: { toolId: string }) {
  const { name } = useGetToolsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      name: data?.find((tool) => tool.id === toolId)?.name,
    }),
  })
  return name ?? 'A tool'
}
