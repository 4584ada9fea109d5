interface AskOptions {
  body?: object
  signal?: AbortSignal
}

/** The server has understood a request and refuses it. */
export class Refusal extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** Sends a request below `/shed` and returns the answer; throws unless it is good. */
export async function askShed<Answer>(
  method: string,
  path: string,
  { body, signal }: AskOptions = {},
): Promise<Answer> {
  const response = await fetch(`/shed${path}`, {
    method,
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new Error('The server cannot be reached. Are you online?')
  })
  const answer = await response.json()
  if (!response.ok) throw new Refusal(answer.message, response.status)
  return answer
}
