import { Route, Routes } from 'react-router'
import { Layout } from './components/Layout'
import { NotFoundPage } from './components/NotFoundPage'
import { DeskPage } from './features/desk/DeskPage'
import { SignInPage } from './features/session/SignInPage'
import { EditToolPage } from './features/tools/EditToolPage'
import { ToolPage } from './features/tools/ToolPage'
import { ToolsPage } from './features/tools/ToolsPage'

export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="sign-in" element={<SignInPage />} />
        <Route index element={<ToolsPage />} />
        <Route path="tools/:toolId" element={<ToolPage />} />
        <Route path="tools/:toolId/edit" element={<EditToolPage />} />
        <Route path="desk" element={<DeskPage />} />
        <Route path="*" element={<NotFoundPage what="page" />} />
      </Route>
    </Routes>
  )
}
