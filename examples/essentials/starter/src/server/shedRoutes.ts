import { nanoid } from '@reduxjs/toolkit'
import type { Loan } from '../features/loans/loan'
import type { Notice } from '../features/notices/notice'
import { toolKinds, type Tool, type Wear } from '../features/tools/tool'
import { pushNotice } from './noticeChannel'
import type { ShedData } from './shedData'

export interface ShedRequest {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
}

interface Answer {
  status: number
  body: unknown
}

type Route = [
  method: string,
  path: RegExp,
  answer: (shed: ShedData, request: ShedRequest, id: string) => Answer,
]

const LOAN_MS = 14 * 24 * 60 * 60 * 1000

const ok = (body: unknown): Answer => ({ status: 200, body })
const created = (body: unknown): Answer => ({ status: 201, body })
const refuse = (status: number, message: string): Answer => ({
  status,
  body: { message },
})

const routes: Route[] = [
  ['GET', /^\/tools$/, (shed) => ok(shed.tools)],
  ['POST', /^\/tools$/, (shed, { body }) => addTool(shed, body)],
  ['GET', /^\/tools\/([^/]+)$/, (shed, _, id) => withTool(shed, id, ok)],
  [
    'PATCH',
    /^\/tools\/([^/]+)$/,
    (shed, { body }, id) => withTool(shed, id, (tool) => editTool(tool, body)),
  ],
  [
    'POST',
    /^\/tools\/([^/]+)\/wear$/,
    (shed, { body }, id) => withTool(shed, id, (tool) => addWear(tool, body)),
  ],
  ['GET', /^\/members$/, (shed) => ok(shed.members)],
  ['GET', /^\/loans$/, (shed) => ok(shed.loans)],
  ['POST', /^\/loans$/, (shed, { body }) => lend(shed, body)],
  ['POST', /^\/loans\/([^/]+)\/return$/, (shed, _, id) => takeBack(shed, id)],
  [
    'GET',
    /^\/notices$/,
    ({ notices }, { query }) =>
      ok(notices.filter(({ sentAt }) => sentAt > (query.get('since') ?? ''))),
  ],
]

export function answerRequest(shed: ShedData, request: ShedRequest): Answer {
  for (const [method, pattern, answer] of routes) {
    const match = pattern.exec(request.path)
    if (match && method === request.method) {
      return answer(shed, request, match[1] ?? '')
    }
  }
  return refuse(404, `The server does not know ${request.method} ${request.path}.`)
}

function withTool(shed: ShedData, id: string, answer: (tool: Tool) => Answer) {
  const tool = shed.tools.find((candidate) => candidate.id === id)
  return tool ? answer(tool) : refuse(404, 'There is no such tool.')
}

function readDraft({ name, kind, note }: Record<string, unknown>) {
  const trimmed = String(name ?? '').trim()
  if (!trimmed) return 'Give the tool a name.'
  if (trimmed.length > 60) return 'The name has more than 60 characters.'
  if (String(note ?? '').length > 200)
    return 'The note has more than 200 characters.'
  const known = toolKinds.find((candidate) => candidate === kind)
  if (!known) return `The kind must be one of: ${toolKinds.join(', ')}.`
  return { name: trimmed, kind: known, note: String(note ?? '').trim() }
}

function addTool(shed: ShedData, body: Record<string, unknown>): Answer {
  const draft = readDraft(body)
  if (typeof draft === 'string') return refuse(400, draft)
  const tool: Tool = {
    ...draft,
    id: nanoid(),
    ownerId: String(body.ownerId),
    addedAt: new Date().toISOString(),
    wear: { blunt: 0, loose: 0, missingPart: 0 },
  }
  shed.tools.push(tool)
  return created(tool)
}

function editTool(tool: Tool, changes: Record<string, unknown>): Answer {
  const draft = readDraft({ ...tool, ...changes })
  if (typeof draft === 'string') return refuse(400, draft)
  return ok(Object.assign(tool, draft))
}

function addWear(tool: Tool, { wear }: Record<string, unknown>): Answer {
  if (!Object.hasOwn(tool.wear, String(wear))) {
    return refuse(400, 'This kind of wear is unknown.')
  }
  tool.wear[wear as keyof Wear] += 1
  return ok(tool)
}

function lend(shed: ShedData, body: Record<string, unknown>): Answer {
  return withTool(shed, String(body.toolId), (tool) => {
    const current = shed.loans.find(
      (loan) => loan.toolId === tool.id && loan.returnedAt === null,
    )
    if (current) return refuse(409, 'Somebody else has this tool now.')
    const loan: Loan = {
      id: nanoid(),
      toolId: tool.id,
      memberId: String(body.memberId),
      lentAt: new Date().toISOString(),
      dueAt: new Date(Date.now() + LOAN_MS).toISOString(),
      returnedAt: null,
    }
    shed.loans.push(loan)
    sendNotice(shed, 'reserved', loan)
    return created(loan)
  })
}

function takeBack(shed: ShedData, id: string): Answer {
  const loan = shed.loans.find((candidate) => candidate.id === id)
  if (!loan) return refuse(404, 'There is no such loan.')
  if (loan.returnedAt !== null) return refuse(409, 'This tool is back already.')
  loan.returnedAt = new Date().toISOString()
  sendNotice(shed, 'returned', loan)
  return ok(loan)
}

function sendNotice(shed: ShedData, kind: Notice['kind'], loan: Loan) {
  const { toolId, memberId } = loan
  const sentAt = new Date().toISOString()
  const notice: Notice = { id: nanoid(), kind, toolId, memberId, sentAt }
  shed.notices.push(notice)
  pushNotice(notice)
}
