import { useAppSelector } from '../../app/hooks'
import { selectToolById } from './toolsSlice'

export function ToolName({ toolId }: { toolId: string }) {
  const tool = useAppSelector((state) => selectToolById(state, toolId))
  return tool?.name ?? 'A tool'
}
