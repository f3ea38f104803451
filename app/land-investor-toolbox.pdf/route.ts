import { renderToolbox } from '@/lib/toolbox/toolbox'

export const dynamic = 'force-static'

export async function GET() {
  const bytes = await renderToolbox()
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/pdf' } })
}
