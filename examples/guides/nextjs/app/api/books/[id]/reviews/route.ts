import { getReviews } from '../../../../../lib/database'

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
) {
  const { id } = await params
  return Response.json(await getReviews(id))
}
