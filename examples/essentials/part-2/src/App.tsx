import { DeskPanel } from './features/desk/DeskPanel'

export function App() {
  return (
    <main>
      <h1>Toolshed</h1>
      <DeskPanel />
    </main>
  )
}
