import { listArticles } from '@/lib/articles'
import { listDrawingFiles } from '@/lib/drawing/files'
import { exportedFiles } from '@/lib/exported-files'

// An export has no server. https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

const drawings = exportedFiles(() => listDrawingFiles(listArticles().map(({ slug }) => slug)))

export const generateStaticParams = drawings.params
export const GET = drawings.answer
