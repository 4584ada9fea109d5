import { Route, Routes } from 'react-router'
import { Layout } from './components/Layout'
import { NotFoundPage } from './components/NotFoundPage'
import { DeskPage } from './features/desk/DeskPage'
import { MemberPage } from './features/members/MemberPage'
import { NoticesPage } from './features/notices/NoticesPage'
import { RequireMember } from './features/session/RequireMember'
import { SessionMenu } from './features/session/SessionMenu'
import { SignInPage } from './features/session/SignInPage'
import { EditToolPage } from './features/tools/EditToolPage'
import { ToolPage } from './features/tools/ToolPage'
import { ToolsPage } from './features/tools/ToolsPage'

export function App() {
  return (
    <Routes>
      <Route element={<Layout menu={<SessionMenu />} />}>
        <Route path="sign-in" element={<SignInPage />} />
        <Route element={<RequireMember />}>
          <Route index element={<ToolsPage />} />
          <Route path="tools/:toolId" element={<ToolPage />} />
          <Route path="tools/:toolId/edit" element={<EditToolPage />} />
          <Route path="members/:memberId" element={<MemberPage />} />
          <Route path="notices" element={<NoticesPage />} />
          <Route path="desk" element={<DeskPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage what="page" />} />
      </Route>
    </Routes>
  )
}
