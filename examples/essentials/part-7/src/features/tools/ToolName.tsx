import { useGetToolsQuery } from '../../app/shedApi'

/** Takes each name from the list, so that many names cost only one request. */
export function ToolName({ toolId }: { toolId: string }) {
  const { data: tools } = useGetToolsQuery()
  return tools?.find((tool) => tool.id === toolId)?.name ?? 'A tool'
}
