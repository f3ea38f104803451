import { renderToolbox } from '@/lib/toolbox/toolbox'

// An export has no server. https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

export async function GET() {
  return new Response(await renderToolbox(), { headers: { 'Content-Type': 'application/pdf' } })
}
