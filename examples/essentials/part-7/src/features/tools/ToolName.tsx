import { useGetToolsQuery } from '../../app/shedApi'

/** All names come from the one list, so that a page of them costs one request. */
export function ToolName({ toolId }: { toolId: string }) {
  const { data: tools } = useGetToolsQuery()
  return tools?.find((tool) => tool.id === toolId)?.name ?? 'A tool'
}
